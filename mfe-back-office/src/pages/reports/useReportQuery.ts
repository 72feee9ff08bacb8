import type { CountryCode } from '@idavuelta/shared/contracts';
import {
  type Comparison,
  comparisons,
  daysOfPeriod,
  type ReportPeriod,
  reportPeriods,
} from '@idavuelta/shared/contracts/staff';
import moment from 'moment';
import type { FilterValues } from '../../lists/filters/filters.types.ts';
import { type Filters, useListQuery } from '../../lists/useListQuery.ts';

/** Query of a report. */
export interface WantedReport {
  from: string;
  until: string;
  country?: CountryCode;
  /** Id of the event. */
  event?: string;
  compare?: Comparison;
}

/** Value of the period filter while two days are chosen. */
export const ownDays = 'days';
const usual: ReportPeriod = 'last-30-days';

const names = ['period', 'from', 'until', 'country', 'event', 'compare'] as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/**
 * Reads and sets the query of a report in the URL: a period that moves with the calendar, or two days; the last thirty
 * days at first. @param more filters that only this report has
 */
export function useReportQuery<const Name extends string = never>(more: readonly Name[] = []) {
  const { filters, change } = useListQuery('', [...names, ...more]);
  const known = filters as Filters<(typeof names)[number]>;
  const { country, event, from, until } = known;
  const period = from || until ? undefined : (oneOf(reportPeriods, known.period) ?? usual);
  const days = daysOfPeriod(period ?? usual, moment().format('YYYY-MM-DD'));
  const compare = oneOf(comparisons, known.compare);
  const wanted: WantedReport = {
    from: from ?? days.from,
    until: until ?? days.until,
    ...(country && { country: country as CountryCode }),
    ...(event && { event }),
    ...(compare && { compare }),
  };

  /** A period takes the place of two days, and the other way round. */
  function onFilter(changes: FilterValues) {
    const next = { ...changes } as Filters<(typeof names)[number] | Name>;
    const isOwn = next.period === ownDays || 'from' in changes || 'until' in changes;
    if (isOwn) change({ from: wanted.from, until: wanted.until, ...next, period: undefined });
    else if ('period' in changes) change({ ...next, from: undefined, until: undefined });
    else change(next);
  }

  return { wanted, period, filters, onFilter };
}

export type ReportQuery = Pick<ReturnType<typeof useReportQuery>, 'wanted' | 'period' | 'onFilter'> & {
  filters: FilterValues;
};
