import type { CountryCode } from '@idavuelta/shared/contracts';
import { invalidFields } from '../../errors.ts';

/** Days, by the clocks of each event. */
export interface Period {
  from: string;
  until: string;
}

/** Days, and perhaps one country or one event, of which something is reported. */
export interface ReportScope extends Period {
  country?: CountryCode | undefined;
  /** Id of the event. */
  event?: number | undefined;
}

/** Longest period of a report, in days: leap years included. */
const mostDays = 366;

/** @throws VALIDATION_FAILED for a period that ends before it begins, or is too long */
export function assertPeriod({ from, until }: Period) {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  if (days < 0) throw invalidFields({ field: 'until', reason: 'before_start' });
  if (days >= mostDays) throw invalidFields({ field: 'until', reason: 'too_long' });
}
