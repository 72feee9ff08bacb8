import { type Language, languages } from '@idavuelta/shared/contracts';
import { toDecimal } from '@idavuelta/shared/contracts/money';
import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { type ReportTexts, reportTexts } from '@idavuelta/shared/contracts/staff/reports';
import { type TableColumn, type TableFormat, tableFile } from '../../http/table-file.ts';
import { createTexts } from '../../texts/create-texts.ts';

const textsIn = createTexts<ReportTexts>(reportTexts);

/** Names a row by its key. */
function nameOf({ key, label: { name = {}, code, startsAt } }: ReportRow, language: Language) {
  const found = [language, ...languages].map((each) => name[each]?.name).find(Boolean);
  return [found ?? code ?? key, startsAt].filter(Boolean).join(' ');
}

/** Exports a report as a spreadsheet file; amounts are decimals. */
export function exportReport(rows: ReportRow[], options: { by: ReportBy; format: TableFormat; language: Language }) {
  const { by, format, language } = options;
  const t = textsIn(language);
  const soles = (minor: number) => toDecimal({ minor, currency: 'PEN' });
  const amount =
    (field: 'charged' | 'refunded' | 'net' | 'base' | 'tax') =>
    ({ currency, ...row }: ReportRow) =>
      toDecimal({ minor: row[field], currency });
  const columns: TableColumn<ReportRow>[] = [
    { title: t(`dimensions.${by}`), width: 30, value: (row) => nameOf(row, language) },
    { title: t('columns.country'), value: ({ country }) => country },
    { title: t('columns.orders'), value: ({ orders }) => orders },
    { title: t('columns.tickets'), value: ({ tickets }) => tickets },
    { title: t('columns.seats'), value: ({ seats }) => seats },
    { title: t('columns.boarded'), value: ({ boarded }) => boarded },
    { title: t('columns.missing'), value: ({ missing }) => missing },
    { title: `${t('columns.listed')} (PEN)`, value: ({ listed }) => soles(listed) },
    { title: `${t('columns.discount')} (PEN)`, value: ({ discount }) => soles(discount) },
    { title: t('columns.currency'), value: ({ currency }) => currency },
    { title: t('columns.charged'), value: amount('charged') },
    { title: t('columns.refunded'), value: amount('refunded') },
    { title: t('columns.net'), value: amount('net') },
    { title: t('columns.base'), value: amount('base') },
    { title: t('columns.tax_percent'), value: ({ taxPercent }) => taxPercent },
    { title: t('columns.tax'), value: amount('tax') },
  ];
  return tableFile(format, columns, rows);
}
