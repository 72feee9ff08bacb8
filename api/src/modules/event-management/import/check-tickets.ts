import type { Language, Translations } from '@idavuelta/shared/contracts';
import type { Known, KnownTicket, TicketPlan } from './import-plan.ts';
import { columnsOfTicket, type ImportRow, type ImportValues } from './import-row.ts';
import { mergeRows, type Report } from './merge-rows.ts';
import { isComplete, namesOf, type SaleContext } from './sale-rows.ts';
import { translate } from './translated-columns.ts';

/** Rows of one ticket of the event. */
export interface TicketRows {
  plan: TicketPlan;
  rows: ImportRow[];
}

const nameIn = (texts: Translations<{ name: string }>, language: Language) => texts[language]?.name;

function findTicket(
  known: Known['events'][number] | undefined,
  language: Language,
  ticket: { category: string; name: string; provinceId: number },
) {
  const category = known?.categories.find(({ translations }) => nameIn(translations, language) === ticket.category);
  const siblings = (known?.tickets ?? []).filter(
    ({ categoryId, provinceId }) => categoryId === category?.id && provinceId === ticket.provinceId,
  );
  return {
    siblings,
    found: siblings.find(({ translations }) => nameIn(translations, language) === ticket.name),
  };
}

/** A price has its currency beside it, and what a ticket takes of its vans stays as it was sold. */
function checkValues(row: number, values: Partial<ImportValues>, found: KnownTicket | undefined, report: Report) {
  if (!found && values.price === undefined) report({ row, column: 'price', reason: 'it is missing' });
  if (values.price !== undefined && values.currency === undefined)
    report({ row, column: 'currency', reason: 'it is missing beside the price' });
  if (found && values.units !== undefined && values.units !== found.units)
    report({ row, column: 'units', reason: `it takes ${found.units}, and tickets may have been sold so` });
}

function planOf(rows: ImportRow[], { country, known, report }: SaleContext): TicketPlan | undefined {
  const { language, provinces } = country;
  const [{ row, values: first } = { row: 0, values: {} as ImportValues }] = rows;
  const province = provinces.find(({ name }) => name === first.province);
  if (!province) {
    const names = provinces.map(({ name }) => name).join(', ');
    report({ row, column: 'province', reason: `"${first.province}" is no province of ${country.code}: ${names}` });
    return undefined;
  }
  const values = mergeRows(rows, columnsOfTicket, report);
  const names = { category: String(first[`category_${language}`]), name: String(first[`ticket_${language}`]) };
  const { siblings, found } = findTicket(known, language, { ...names, provinceId: province.id });
  checkValues(row, values, found, report);
  // A new ticket is sold somewhere.
  if (!found) for (const each of rows) isComplete(each, ['departure', 'capacity'], report);
  const pool = found ? found.pool : siblings.find((sibling) => sibling.pool !== null)?.pool;
  return {
    row,
    known: found,
    category: names.category,
    provinceId: province.id,
    translations: translate(found?.translations ?? {}, values, { prefix: 'ticket', row, report }),
    values,
    poolKey: pool ? `pool ${pool}` : `${names.category} from ${province.name}`,
    pool: pool ?? undefined,
  };
}

/** Reports rows that say the same thing twice. */
function reportDuplicates(rows: ImportRow[], report: Report) {
  const seen = new Map<string | undefined, number>();
  for (const { row, values } of rows) {
    const before = seen.get(values.departure);
    if (before !== undefined)
      report({ row, column: 'departure', reason: `row ${before} has the same ticket on the same departure` });
    else seen.set(values.departure, row);
  }
}

/** The tickets that rows name. @param rows that have all the names by which a ticket is recognised */
export function checkTickets(rows: ImportRow[], context: SaleContext): TicketRows[] {
  const columns = namesOf(context.country.language);
  const tickets = Map.groupBy(rows, ({ values }) => JSON.stringify(columns.map((column) => values[column])));
  return [...tickets.values()].flatMap((ticketRows) => {
    reportDuplicates(ticketRows, context.report);
    const plan = planOf(ticketRows, context);
    return plan ? [{ plan, rows: ticketRows }] : [];
  });
}
