import type { Language } from '@idavuelta/shared/contracts';
import { type MailedFormat, type ReportName, reports } from '@idavuelta/shared/contracts/staff';
import { tableFile } from '../../../http/table-file.ts';
import { tablePdf } from '../../../http/table-pdf.ts';
import type { Attachment } from '../../../mail/mail.ts';
import { reportTextsIn } from '../staff-report.ts';
import { type MailableReports, toQuery } from './mailable-reports.ts';
import { printedColumns } from './printed-columns.ts';

interface WantedFile {
  report: ReportName;
  /** Query of the report's page besides its days. */
  filters: Record<string, string>;
  days: { from: string; until: string };
  format: MailedFormat;
  language: Language;
  /** Title of the PDF. */
  name: string;
}

/** Writes a report as a file. @throws VALIDATION_FAILED for days with too many rows */
export async function writeReport(all: MailableReports, { report, filters, days, format, language, name }: WantedFile) {
  const t = reportTextsIn(language);
  const query = toQuery(all[report], filters, days);
  const rows = (await all[report].readAll(query as never)) as never[];
  const columns = all[report].columns(t, { ...query, format, language } as never);
  const title = t(`titles.${reports[report].title}`);
  const period = days.from === days.until ? days.from : `${days.from} – ${days.until}`;
  const file =
    format === 'pdf'
      ? {
          content: await tablePdf({
            title: name,
            lead: `${title} · ${period}`,
            language,
            rows,
            ...printedColumns(columns, rows, language),
          }),
          contentType: 'application/pdf',
        }
      : await tableFile(format, columns, rows);
  const attachment: Attachment = { ...file, filename: `idavuelta-${report}-${days.from}-${days.until}.${format}` };
  return { title, rows: rows.length, file: attachment };
}
