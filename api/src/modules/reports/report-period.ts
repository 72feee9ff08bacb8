import type { CountryCode } from '@idavuelta/shared/contracts';
import { invalidFields } from '../../errors.ts';

/** Dates in each event's time zone. */
export interface Period {
  from: string;
  until: string;
}

/** The period of a report, optionally of one country or event. */
export interface ReportScope extends Period {
  country?: CountryCode | undefined;
  event?: number | undefined;
}

/** Maximum length of a report's period in days, leap years included. */
const maxDays = 366;

/** @throws VALIDATION_FAILED for a period that is reversed or too long */
export function assertPeriod({ from, until }: Period) {
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  if (days < 0) throw invalidFields({ field: 'until', reason: 'before_start' });
  if (days >= maxDays) throw invalidFields({ field: 'until', reason: 'too_long' });
}
