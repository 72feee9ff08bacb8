import { clockChangeAt, momentAt, momentsAt, timeProblemOf, typedTimeOf } from '@idavuelta/shared/contracts/time';
import type { ImportRow } from './import-row.ts';
import type { Report } from './merge-rows.ts';

/** A departure in a file of events. */
export interface NamedDeparture {
  /** Row of the file, from 1. */
  row: number;
  startsAt: Date;
}

/** Returns the departures in an event's rows. Reports local times that daylight saving changes skip or repeat. */
export const namedDepartures = (rows: ImportRow[], timeZone: string, report: Report): NamedDeparture[] =>
  rows.flatMap(({ row, values: { departure } }) => {
    if (departure === undefined) return [];
    const problem = timeProblemOf(departure, timeZone);
    const { from, to } = clockChangeAt(departure, timeZone);
    if (problem === 'no_such_time')
      report({
        row,
        column: 'departure',
        code: 'no_such_time',
        values: { from, to },
        reason: `clocks there go from ${from} to ${to}: ${departure} does not exist`,
      });
    if (problem === 'twice') {
      const [first = '', second = ''] = momentsAt(departure, timeZone).map((moment) => typedTimeOf(moment, timeZone));
      report({
        row,
        column: 'departure',
        code: 'clocks_twice',
        values: { from, to, first, second },
        reason: `clocks there go back from ${from} to ${to}: it is ${first} or ${second}`,
      });
    }
    return [{ row, startsAt: momentAt(departure, timeZone) }];
  });
