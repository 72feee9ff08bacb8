import type { FieldError, HiddenContent, GuestListReading as Reading } from '@idavuelta/shared/contracts';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import { GuestErrors } from './GuestErrors.tsx';
import styles from './GuestListReading.module.css';
import { useReadGuests } from './submission.api.ts';
import { markUnreadable } from './unreadable-lists.ts';

/** Shows which guests of the chosen list count and which do not, before it is sent. */
export function GuestListReading({ file }: { file: File }) {
  const [read, { data, error, originalArgs }] = useReadGuests();
  const mistakes = (error as ApiProblem | undefined)?.errors;
  useEffect(() => {
    const reading = read(file);
    return () => reading.abort();
  }, [read, file]);
  useEffect(() => {
    if (mistakes?.length && originalArgs) markUnreadable(originalArgs);
  }, [mistakes, originalArgs]);
  return (
    <div role="status" className={styles.reading}>
      {data && <ReadingSummary {...data} />}
      {mistakes && <ReadingErrors errors={mistakes} />}
    </div>
  );
}

function ReadingSummary({ guests, reading }: { guests: number; reading: Reading }) {
  const { t } = useTranslation('account');
  const { sheet, columns, ignoredColumns, ignoredSheets, hidden, encoding, withoutEmail } = reading;
  const read = columns.map(({ from }) => from.join(' + ')).join(', ');
  return (
    <>
      <p className={styles.found}>
        {t(sheet ? 'guest_reading.found' : 'guest_reading.found_in_file', { count: guests, sheet })}
      </p>
      <p>{t('guest_reading.columns', { columns: read })}</p>
      {ignoredColumns.length > 0 && <p>{t('guest_reading.ignored_columns', { columns: ignoredColumns.join(', ') })}</p>}
      {ignoredSheets.length > 0 && <p>{t('guest_reading.ignored_sheets', { sheets: ignoredSheets.join(', ') })}</p>}
      {hidden && <HiddenNotice {...hidden} />}
      {encoding === 'windows-1252' && <p>{t('guest_reading.encoding')}</p>}
      {withoutEmail && <WithoutEmail names={withoutEmail} />}
    </>
  );
}

/** More would push the content above out of view. */
const maxNames = 10;

function WithoutEmail({ names }: { names: string[] }) {
  const { t } = useTranslation('account');
  const others = names.length - maxNames;
  const first = names.slice(0, maxNames).join(', ');
  const listed = others > 0 ? t('guest_reading.and_more', { names: first, count: others }) : first;
  return <p>{t('guest_reading.without_email', { count: names.length, names: listed })}</p>;
}

function HiddenNotice({ sheets, rows, columns }: HiddenContent) {
  const { t } = useTranslation('account');
  return (
    <>
      {sheets.length > 0 && <p>{t('guest_reading.hidden_sheets', { sheets: sheets.join(', ') })}</p>}
      {rows > 0 && <p>{t('guest_reading.hidden_rows', { count: rows })}</p>}
      {columns.length > 0 && <p>{t('guest_reading.hidden_columns', { columns: columns.join(', ') })}</p>}
    </>
  );
}

/** Renders nothing when the list could not be read for another reason: submitting will show it. */
function ReadingErrors({ errors }: { errors: FieldError[] }) {
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
