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
 * Builds a row per ticket. Amounts charged belong to the order, so they are on its first row, and those in another
 * currency on rows of their own: each column can be summed by currency.
 */
export const toExportedRows = (orders: ExportedOrder[]): ExportedRow[] =>
  orders.flatMap((order) => {
    const money = order.money.find(({ currency }) => currency === order.currency);
    const others = order.money.filter((other) => other !== money);
    return [
      { order, ticket: order.tickets[0], money },
      ...order.tickets.slice(1).map((ticket) => ({ order, ticket, money: undefined })),
      ...others.map((other) => ({ order, ticket: undefined, money: other })),
    ];
  });

/** Returns the columns of the file, with translated headings. @param taxPercent the tax included in prices */
export function exportColumns(language: Language, taxPercent: Record<CountryCode, number>): TableColumn<ExportedRow>[] {
  const t = textsIn(language);
  const heading = headingsIn(language);
  const nameOf = ({ names, slug }: ExportedOrder) => translated(names, language)?.name ?? slug;
  const price =
    (field: 'listed' | 'discount') =>
    ({ ticket, order: { currency } }: ExportedRow) =>
      ticket ? toDecimal({ minor: ticket[field], currency }) : null;
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
    { title: t('listed'), value: price('listed') },
    { title: t('discount'), value: price('discount') },
    { title: heading('columns.currency'), value: ({ money, order }) => money?.currency ?? order.currency },
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
