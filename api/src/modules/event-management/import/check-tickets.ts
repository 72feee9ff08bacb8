import type { CountryCode, Currency, Language, Translations } from '@idavuelta/shared/contracts';
import { currencyOf, isAmount } from '@idavuelta/shared/contracts/money';
import { maxPrice } from '@idavuelta/shared/contracts/staff';
import type { Known, KnownTicket, TicketPlan } from './import-plan.ts';
import { columnsOfTicket, type ImportRow, type ImportValues } from './import-row.ts';
import { mergeRows, type Report } from './merge-rows.ts';
import { isComplete, namesOf, type SaleContext } from './sale-rows.ts';
import { translate } from './translated-columns.ts';

/** The rows of a ticket of the event. */
export interface TicketRows {
  plan: TicketPlan;
  rows: ImportRow[];
}

const priceExamples: Record<Currency, string> = { PEN: '45.5', CLP: '15990', EUR: '12.5' };

const nameIn = (texts: Translations<{ name: string }>, language: Language) => texts[language]?.name;

function findTicket(
  known: Known['events'][number] | undefined,
  language: Language,
  ticket: { category: string; name: string; provinceId: number; ids: ImportRow['ids'] },
) {
  const { ids } = ticket;
  const category = known?.categories.find(({ id, translations }) =>
    ids?.category === undefined ? nameIn(translations, language) === ticket.category : id === ids.category,
  );
  const siblings = (known?.tickets ?? []).filter(
    ({ categoryId, provinceId }) => categoryId === category?.id && provinceId === ticket.provinceId,
  );
  return {
    siblings,
    found: ids
      ? siblings.find(({ id }) => id === ids.ticket)
      : siblings.find(({ translations }) => nameIn(translations, language) === ticket.name),
  };
}

/** Reports a price that is not in the currency of the event's country. */
function checkPrice(
  row: number,
  { price: amount, currency }: Partial<ImportValues>,
  country: CountryCode,
  report: Report,
) {
  if (amount === undefined) return;
  const expected = currencyOf[country];
  if (currency !== expected)
    report({
      row,
      column: 'currency',
      code: 'currency',
      values: { currency: expected },
      reason: currency ? `prices of ${country} are in ${expected}` : 'it is missing beside the price',
    });
  else if (amount > maxPrice[currency] || !isAmount({ amount, currency }))
    report({
      row,
      column: 'price',
      code: 'cell_like',
      values: { example: priceExamples[currency], value: String(amount) },
      reason: `${amount} is not a price in ${currency} such as ${priceExamples[currency]}, up to ${maxPrice[currency]}`,
    });
}

/** Reports missing prices, and a changed number of units of a ticket already sold. */
function checkValues(row: number, values: Partial<ImportValues>, found: KnownTicket | undefined, report: Report) {
  if (!found && values.price === undefined) report({ row, column: 'price', code: 'missing', reason: 'it is missing' });
  if (found && values.units !== undefined && values.units !== found.units)
    report({
      row,
      column: 'units',
      code: 'units',
      values: { units: found.units ?? 0 },
      reason: `it takes ${found.units}, and tickets may have been sold so`,
    });
}

function planOf(rows: ImportRow[], { country, known, report, isForm }: SaleContext): TicketPlan | undefined {
  const { language, provinces } = country;
  const [{ row, ids, values: first } = { row: 0, values: {} as ImportValues, ids: undefined }] = rows;
  const province = provinces.find(({ name }) => name === first.province);
  if (!province) {
    const names = provinces.map(({ name }) => name).join(', ');
    report({
      row,
      column: 'province',
      code: 'unknown_province',
      values: { province: String(first.province), names },
      reason: `"${first.province}" is no province of ${country.code}: ${names}`,
    });
    return undefined;
  }
  const values = mergeRows(rows, columnsOfTicket, report);
  const names = { category: String(first[`category_${language}`]), name: String(first[`ticket_${language}`]) };
  const { siblings, found } = findTicket(known, language, { ...names, provinceId: province.id, ids });
  checkValues(row, values, found, report);
  checkPrice(row, values, country.code, report);
  // A new ticket needs a departure with capacity.
  if (!found)
    for (const each of rows) isComplete(each, isForm && !first.departure ? [] : ['departure', 'capacity'], report);
  const shared = ids?.pool ?? siblings.find((sibling) => sibling.pool !== null)?.pool;
  if (ids?.pool !== undefined && !known?.tickets.some((ticket) => ticket.pool === ids.pool))
    report({ row, column: 'pool', code: 'unknown_pool', reason: 'it is no pool of the event' });
  const pool = found ? found.pool : shared;
  return {
    row,
    known: found,
    category: names.category,
    provinceId: province.id,
    translations: translate(found?.translations ?? {}, values, { prefix: 'ticket', row, report }),
    values,
    poolKey: pool ? `pool ${pool}` : (ids?.poolKey ?? `${names.category} from ${province.name}`),
    pool: pool ?? undefined,
    ...(isForm && { poolCapacity: rows[0]?.values.capacity }),
  };
}

function reportDuplicates(rows: ImportRow[], report: Report) {
  const seen = new Map<string | undefined, number>();
  for (const { row, values } of rows) {
    const before = seen.get(values.departure);
    if (before !== undefined)
      report({
        row,
        column: 'departure',
        code: 'twice',
        values: { row: before },
        reason: `row ${before} has the same ticket on the same departure`,
      });
    else seen.set(values.departure, row);
  }
}

/** Plans the tickets in the rows. @param rows with all the names that identify a ticket */
export function checkTickets(rows: ImportRow[], context: SaleContext): TicketRows[] {
  const columns = namesOf(context.country.language);
  const keyOf = ({ ids, values }: ImportRow) =>
    JSON.stringify(columns.map((column) => values[column]).concat(String(ids?.ticket)));
  const tickets = Map.groupBy(rows, keyOf);
  return [...tickets.values()].flatMap((ticketRows) => {
    reportDuplicates(ticketRows, context.report);
    const plan = planOf(ticketRows, context);
    return plan ? [{ plan, rows: ticketRows }] : [];
  });
}
