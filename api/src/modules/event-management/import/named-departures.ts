import { clockChangeAt, momentAt, momentsAt, timeProblemOf, typedTimeOf } from '@idavuelta/shared/contracts/time';
import type { ImportColumn, ImportRow } from './import-row.ts';
import type { Report } from './merge-rows.ts';

/** A departure in a file of events. */
export interface NamedDeparture {
  /** Row of the file, from 1. */
  row: number;
  startsAt: Date;
}

interface TypedCell {
  row: number;
  column: ImportColumn;
  typed: string;
  timeZone: string;
}

/** Reports a local time that daylight saving changes skip or repeat. @returns the point in time */
export function readMoment({ row, column, typed, timeZone }: TypedCell, report: Report): Date {
  const problem = timeProblemOf(typed, timeZone);
  const { from, to } = clockChangeAt(typed, timeZone);
  if (problem === 'no_such_time')
    report({
      row,
      column,
      code: 'no_such_time',
      values: { from, to },
      reason: `clocks there go from ${from} to ${to}: ${typed} does not exist`,
    });
  if (problem === 'twice') {
    const [first = '', second = ''] = momentsAt(typed, timeZone).map((moment) => typedTimeOf(moment, timeZone));
    report({
      row,
      column,
      code: 'clocks_twice',
      values: { from, to, first, second },
      reason: `clocks there go back from ${from} to ${to}: it is ${first} or ${second}`,
    });
  }
  return momentAt(typed, timeZone);
}

/** Returns the departures in an event's rows. */
export const namedDepartures = (rows: ImportRow[], timeZone: string, report: Report): NamedDeparture[] =>
  rows.flatMap(({ row, values: { departure } }) =>
    departure === undefined
      ? []
      : [{ row, startsAt: readMoment({ row, column: 'departure', typed: departure, timeZone }, report) }],
  );
