import type { Language } from '@idavuelta/shared/contracts';
import type { Known, KnownCountry } from './import-plan.ts';
import { columnsOfSale, type ImportColumn, type ImportRow } from './import-row.ts';
import type { Report } from './merge-rows.ts';

/** What rows about tickets are validated with. */
export interface SaleContext {
  country: KnownCountry;
  known: Known['events'][number] | undefined;
  report: Report;
  /** A form defines what an event sells; its departures are edited elsewhere. */
  isForm: boolean;
}

/** Columns that identify a ticket, starting with its category. */
export const namesOf = (language: Language) => [`category_${language}`, 'province', `ticket_${language}`] as const;

/** Reports the missing columns of a row. */
export function isComplete({ row, values }: ImportRow, columns: readonly ImportColumn[], report: Report) {
  const missing = columns.filter((column) => values[column] === undefined);
  for (const column of missing) report({ row, column, code: 'missing', reason: 'it is missing' });
  return missing.length === 0;
}

/**
 * Returns the rows about a ticket; the others only change the event. Reports rows that do not identify their ticket.
 */
export const saleRows = (rows: ImportRow[], { country, report }: SaleContext): ImportRow[] =>
  rows
    .filter(({ values }) => columnsOfSale.some((column) => values[column] !== undefined))
    .filter((row) => isComplete(row, namesOf(country.language), report));
