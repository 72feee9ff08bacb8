import { selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { DownloadMenu } from '../../lists/export/DownloadMenu.tsx';
import { useDownload } from '../../session/download.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import type { WantedReport } from './useReportQuery.ts';

interface ReportFilesProps {
  file: { url: string; params: WantedReport; name: string };
}

/** Saves a report as a spreadsheet. */
export function ReportFiles({ file: { url, params, name } }: ReportFilesProps) {
  const language = useSelector(selectLanguage);
  const [download, { error, isLoading }] = useDownload();
  const { from, until } = params;
  const save = (format: string) =>
    download({ url, params: { ...params, format, language }, name: `${name}-${from}-${until}.${format}` });
  return (
    <>
      <DownloadMenu isLoading={isLoading} onSave={save} />
      <Failure error={error} />
    </>
  );
}
