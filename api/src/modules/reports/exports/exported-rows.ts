import { type CountryCode, type Language, translated } from '@idavuelta/shared/contracts';
import { toDecimal } from '@idavuelta/shared/contracts/money';
import { type ReportTexts, reportTexts } from '@idavuelta/shared/contracts/staff/reports';
import type { TableColumn } from '../../../http/table-file.ts';
import { createTexts } from '../../../texts/create-texts.ts';
import { taxIn } from '../reports.ts';
import type written from '../texts/es_PE.json';
import type { ExportedOrder } from './exported-orders.repository.ts';

const textsIn = createTexts<typeof written>(`${import.meta.dirname}/../texts`);
const headingsIn = createTexts<ReportTexts>(reportTexts);

interface ExportedRow {
  order: ExportedOrder;
  ticket: ExportedOrder['tickets'][number] | undefined;
  money: ExportedOrder['money'][number] | undefined;
}

/**
 * Builds a row per ticket. Amounts belong to the order, so they are on its first row, and those in a second currency on
 * the next: each column can be summed.
 */
export const toExportedRows = (orders: ExportedOrder[]): ExportedRow[] =>
  orders.flatMap((order) =>
    Array.from({ length: Math.max(order.tickets.length, order.money.length, 1) }, (_, index) => ({
      order,
      ticket: order.tickets[index],
      money: order.money[index],
    })),
  );

/** Returns the columns of the file, with translated headings. @param taxPercent the tax included in prices */
export function exportColumns(language: Language, taxPercent: Record<CountryCode, number>): TableColumn<ExportedRow>[] {
  const t = textsIn(language);
  const heading = headingsIn(language);
  const nameOf = ({ names, slug }: ExportedOrder) => translated(names, language)?.name ?? slug;
  const soles = (minor: number | undefined) => (minor === undefined ? null : toDecimal({ minor, currency: 'PEN' }));
  const amount =
    (minorOf: (money: NonNullable<ExportedRow['money']>, percent: number) => number) =>
    ({ money, order }: ExportedRow) =>
      money ? toDecimal({ minor: minorOf(money, taxPercent[order.country]), currency: money.currency }) : null;
  const netOf = ({ charged, refunded }: NonNullable<ExportedRow['money']>) => charged - refunded;
  const boarded = ({ ticket }: ExportedRow) => ticket && t(ticket.boarded ? 'yes' : 'no');
  return [
    { title: t('order'), value: ({ order }) => order.number },
    { title: t('paid_at'), value: ({ order }) => order.paidOn },
    { title: heading('dimensions.event'), value: ({ order }) => nameOf(order) },
    { title: heading('dimensions.departure'), value: ({ order }) => order.startsOn },
    { title: heading('dimensions.country'), value: ({ order }) => order.country },
    { title: heading('dimensions.method'), value: ({ order }) => order.method },
    { title: t('ticket'), value: ({ ticket }) => ticket?.number ?? null },
    { title: t('listed'), value: ({ ticket }) => soles(ticket?.listed) },
    { title: t('discount'), value: ({ ticket }) => soles(ticket?.discount) },
    { title: heading('columns.currency'), value: ({ money }) => money?.currency ?? null },
    { title: heading('columns.charged'), value: amount(({ charged }) => charged) },
    { title: heading('columns.refunded'), value: amount(({ refunded }) => refunded) },
    { title: heading('columns.net'), value: amount(netOf) },
    { title: heading('columns.base'), value: amount((money, percent) => netOf(money) - taxIn(netOf(money), percent)) },
    { title: heading('columns.tax'), value: amount((money, percent) => taxIn(netOf(money), percent)) },
    { title: heading('dimensions.coupon'), value: ({ order }) => order.coupon },
    { title: t('province'), value: ({ order }) => order.province },
    { title: t('boarded'), value: (row) => boarded(row) ?? null },
  ];
}
