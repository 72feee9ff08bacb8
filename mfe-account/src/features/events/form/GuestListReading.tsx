import type { FieldError, HiddenContent, GuestListReading as Reading } from '@idavuelta/shared/contracts';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { GuestErrors } from './GuestErrors.tsx';
import styles from './GuestListReading.module.css';
import { useReadGuests } from './submission.api.ts';

/** What of the chosen list counts and what does not, before it is sent. */
export function GuestListReading({ file }: { file: File }) {
  const [read, { data, error }] = useReadGuests();
  useEffect(() => {
    const reading = read(file);
    return () => reading.abort();
  }, [read, file]);
  return (
    <div role="status" className={styles.reading}>
      {data && <WhatWasRead {...data} />}
      {error && <WhatIsWrong errors={(error as ApiProblem).errors ?? []} />}
    </div>
  );
}

function WhatWasRead({ guests, reading }: { guests: number; reading: Reading }) {
  const { t } = useTranslation('account');
  const { sheet, columns, ignoredColumns, ignoredSheets, hidden } = reading;
  const read = columns.map(({ from }) => from.join(' + ')).join(', ');
  return (
    <>
      <p className={styles.found}>{t('guest_reading.found', { count: guests, sheet })}</p>
      <p>{t('guest_reading.columns', { columns: read })}</p>
      {ignoredColumns.length > 0 && <p>{t('guest_reading.ignored_columns', { columns: ignoredColumns.join(', ') })}</p>}
      {ignoredSheets.length > 0 && <p>{t('guest_reading.ignored_sheets', { sheets: ignoredSheets.join(', ') })}</p>}
      {hidden && <WhatIsHidden {...hidden} />}
    </>
  );
}

function WhatIsHidden({ sheets, rows, columns }: HiddenContent) {
  const { t } = useTranslation('account');
  return (
    <>
      {sheets.length > 0 && <p>{t('guest_reading.hidden_sheets', { sheets: sheets.join(', ') })}</p>}
      {rows > 0 && <p>{t('guest_reading.hidden_rows', { count: rows })}</p>}
      {columns.length > 0 && <p>{t('guest_reading.hidden_columns', { columns: columns.join(', ') })}</p>}
    </>
  );
}

/** Nothing when the list could not be read for another reason: sending it will tell. */
function WhatIsWrong({ errors }: { errors: FieldError[] }) {
  const { t } = useTranslation('account');
  const rows = errors.filter(({ row }) => row !== undefined);
  if (rows.length > 0) return <GuestErrors errors={rows} />;
  const [first] = errors;
  if (!first) return null;
  return (
    <p className={styles.wrong}>
      {t([`uploads.reasons.${first.reason}_guests`, `uploads.reasons.${first.reason}`, 'uploads.reasons.other'])}
    </p>
  );
}
