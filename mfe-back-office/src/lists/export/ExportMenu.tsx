import { selectLanguage } from '@idavuelta/shared/contracts';
import { type ExportedList, type ListExport, maxCounted } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../session/download.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { useListExports, useMakeListExport } from './list-exports.api.ts';

interface ExportMenuProps {
  list: ExportedList;
  /** File name without its ending. */
  label: string;
  /** Filters and order, as the list's own call has them. */
  query: Record<string, string | number | undefined>;
  /** Keys of the columns shown. */
  columns: string[];
  total: number | undefined;
}

/** Saves what the list shows: all rows that match, the chosen columns. A long file is written in the background. */
export function ExportMenu({ list, label, query, columns, total }: ExportMenuProps) {
  const { t } = useTranslation('back-office');
  const language = useSelector(selectLanguage);
  const [make, making] = useMakeListExport();
  const [download, saving] = useDownload();
  const [waitingFor, setWaitingFor] = useState<number>();
  const { data: files } = useListExports(undefined, { skip: waitingFor === undefined });
  const waiting = files?.find(({ id }) => id === waitingFor);
  const save = ({ id, format }: ListExport) =>
    download({ url: `/staff-api/list-exports/${id}/file`, name: `${label}.${format}` });
  async function begin(format: 'csv' | 'xlsx') {
    const filters = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    const { data } = await make({ list, format, columns, language, query: Object.fromEntries(filters) });
    if (data?.state === 'done') await save(data);
    else setWaitingFor(data?.id);
  }
  return (
    <>
      <DownloadMenu
        isLoading={making.isLoading || saving.isLoading}
        isDisabled={(format) => total === 0 || (format === 'xlsx' && (total ?? 0) >= maxCounted)}
        onSave={begin}
      />
      <Failure error={making.error ?? saving.error} />
      {waiting && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t(waiting.state === 'done' ? 'exports.ready' : 'exports.writing', { count: waiting.rows })}
          action={waiting.state === 'done' && <Button onClick={() => void save(waiting)}>{t('exports.save')}</Button>}
          closable={{ onClose: () => setWaitingFor(undefined) }}
        />
      )}
    </>
  );
}
