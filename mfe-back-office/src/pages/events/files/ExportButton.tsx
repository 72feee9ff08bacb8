import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useDownload } from '../../../session/download.api.ts';
import { Failure } from '../../../ui/Failure.tsx';

/** Downloads the selected events as a file that the import accepts. */
export function ExportButton({ slugs }: { slugs: string[] }) {
  const { t } = useTranslation('back-office/events');
  const [download, { isLoading, error }] = useDownload();
  const save = () =>
    download({ url: '/staff-api/event-export', params: { slugs: slugs.join(',') }, name: `${t('export.file')}.csv` });
  return (
    <>
      <Button disabled={slugs.length === 0} loading={isLoading} onClick={() => void save()}>
        {t('export.action', { count: slugs.length })}
      </Button>
      <Failure error={error} />
    </>
  );
}
