import type { ReportName } from '@idavuelta/shared/contracts/staff';
import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { invalidFields } from '../../../errors.ts';
import type { TableColumn } from '../../../http/table-file.ts';
import type { ReportText } from '../staff-report.ts';

/** A report of any kind; its rows and columns belong together. */
export interface MailableReport {
  query: TObject;
  readAll: (query: never) => Promise<object[]>;
  columns: (t: ReportText, query: never) => TableColumn<never>[];
}
export type MailableReports = Record<ReportName, MailableReport>;

/**
 * Converts the filters of an address into the query of a report.
 * @throws VALIDATION_FAILED for filters that the report does not have
 */
export function toQuery(
  { query }: MailableReport,
  filters: Record<string, string>,
  days: { from: string; until: string },
) {
  const isKnown = Object.keys(filters).every((name) => name in query.properties);
  const converted = Value.Default(query, Value.Convert(query, { ...filters, ...days }));
  if (!isKnown || !Value.Check(query, converted)) throw invalidFields({ field: 'filters', reason: 'invalid' });
  return converted as Record<string, unknown>;
}
