import type { Language, Translations } from '@idavuelta/shared/contracts';
import type { CategoryTranslations } from '../../../database/column-types.ts';
import type { Known, KnownCountry, KnownTicket, TicketPlan } from './import-plan.ts';
import { columnsOfTicket, type ImportColumn, type ImportRow, type ImportValues } from './import-row.ts';
import { mergeRows, type Report } from './merge-rows.ts';
import { translate } from './translated-columns.ts';

type KnownSales = Known['events'][number];

interface TicketContext {
  country: KnownCountry;
  known: KnownSales | undefined;
  report: Report;
}

/** Rows of one ticket of the event. */
export interface TicketRows {
  plan: TicketPlan;
  rows: ImportRow[];
}

const nameIn = (texts: Translations<{ name: string }>, language: Language) => texts[language]?.name;

/** The columns by which a ticket is recognised. */
const namesOf = (language: Language) => [`category_${language}`, 'province', `ticket_${language}`] as const;

function isComplete(row: ImportRow, columns: readonly ImportColumn[], report: Report) {
  const missing = columns.filter((column) => row.values[column] === undefined);
  for (const column of missing) report({ row: row.row, column, reason: 'it is missing' });
  return missing.length === 0;
}

function findTicket(
  known: KnownSales | undefined,
  language: Language,
  ticket: { category: string; name: string; provinceId: number },
) {
  const category = known?.categories.find(({ translations }) => nameIn(translations, language) === ticket.category);
  const siblings = (known?.tickets ?? []).filter(
    ({ categoryId, provinceId }) => categoryId === category?.id && provinceId === ticket.provinceId,
  );
  return {
    category,
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

/** A category has a description in each of its languages, if only an empty one. */
const described = (texts: Translations<{ name: string; description?: string }>): CategoryTranslations =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { description: '', ...text }]));

function planOf(rows: ImportRow[], { country, known, report }: TicketContext): TicketPlan | undefined {
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
  const { category, siblings, found } = findTicket(known, language, { ...names, provinceId: province.id });
  checkValues(row, values, found, report);
  // A new ticket is sold somewhere.
  if (!found) for (const each of rows) isComplete(each, ['departure', 'capacity'], report);
  const pool = found ? found.pool : siblings.find((sibling) => sibling.pool !== null)?.pool;
  return {
    row,
    known: found,
    category: names.category,
    provinceId: province.id,
    categoryTranslations: described(
      translate<{ name: string; description?: string }>(category?.translations ?? {}, values, {
        prefix: 'category',
        row,
        report,
      }),
    ),
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

/** The tickets that rows of an event name. Rows without any name none: they change the event alone. */
export function checkTickets(rows: ImportRow[], context: TicketContext): TicketRows[] {
  const { country, report } = context;
  const columns = namesOf(country.language);
  const ofTickets: ImportColumn[] = [...columnsOfTicket, 'departure', 'capacity'];
  const named = rows
    .filter(({ values }) => ofTickets.some((column) => values[column] !== undefined))
    .filter((row) => isComplete(row, columns, report));
  const tickets = Map.groupBy(named, ({ values }) => JSON.stringify(columns.map((column) => values[column])));
  return [...tickets.values()].flatMap((ticketRows) => {
    reportDuplicates(ticketRows, report);
    const plan = planOf(ticketRows, context);
    return plan ? [{ plan, rows: ticketRows }] : [];
  });
}
