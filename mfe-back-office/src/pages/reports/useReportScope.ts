import type { CountryCode } from '@idavuelta/shared/contracts';
import moment from 'moment';
import { type Filters, useListQuery } from '../../lists/useListQuery.ts';

/** The days that a report covers, optionally limited to a country or event. */
export interface ReportScope {
  from: string;
  until: string;
  country?: CountryCode;
  /** Id of the event. */
  event?: string;
}

const isoDay = 'YYYY-MM-DD';
const names = ['from', 'until', 'country', 'event'] as const;

/** Reads and sets a report's scope in the URL; the last 30 days by default. @param more additional filters */
export function useReportScope<const Name extends string = never>(more: readonly Name[] = []) {
  const { filters, change } = useListQuery('', [...names, ...more]);
  const { country, event } = filters as Filters<(typeof names)[number]>;
  const scope: ReportScope = {
    from: filters.from ?? moment().subtract(29, 'days').format(isoDay),
    until: filters.until ?? moment().format(isoDay),
    ...(country && { country: country as CountryCode }),
    ...(event && { event }),
  };
  return { scope, filters, change };
}

export type ChangeScope = (changes: Partial<Record<keyof ReportScope, string | undefined>>) => void;
