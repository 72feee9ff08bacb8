import { periodicity } from '@idavuelta/shared/contracts';
import { dayAt, timeAt } from '@idavuelta/shared/contracts/time';
import type { Known, MovedDeparture } from './import-plan.ts';
import type { Report } from './merge-rows.ts';
import type { NamedDeparture } from './named-departures.ts';

type KnownEvent = Known['events'][number];

interface MoveContext {
  timeZone: string;
  report: Report;
}

const timeOf = (moment: Date) => moment.getTime();
const different = (named: NamedDeparture[]) => [
  ...new Map(named.map((each) => [timeOf(each.startsAt), each])).values(),
];

/**
 * Finds departures to reschedule: the only one of a day for which the file has another time. Reports one with
 * travellers, because they would not be notified.
 */
function movesOf(event: KnownEvent, named: NamedDeparture[], { timeZone, report }: MoveContext): MovedDeparture[] {
  if (event.periodicityType === periodicity.range) return [];
  const dayOf = (moment: Date) => dayAt(moment, timeZone);
  const known = Map.groupBy(event.dates, ({ startsAt }) => dayOf(startsAt));
  return [...Map.groupBy(different(named), ({ startsAt }) => dayOf(startsAt))].flatMap(([day, ofDay]) => {
    const [before, ...others] = known.get(day) ?? [];
    const [wanted, ...more] = ofDay;
    if (!before || !wanted || others.length > 0 || more.length > 0) return [];
    if (timeOf(before.startsAt) === timeOf(wanted.startsAt)) return [];
    const taken = event.sales.filter(({ startsAt }) => timeOf(startsAt) === timeOf(before.startsAt));
    const [sold, held] = (['sold', 'held'] as const).map((kind) => taken.reduce((sum, pool) => sum + pool[kind], 0));
    if (sold || held) {
      const reason = `on ${day}T${timeAt(before.startsAt, timeZone)} ${sold} are sold and ${held} are held, so its time stays; to add a departure beside it, name both`;
      const values = { departure: `${day}T${timeAt(before.startsAt, timeZone)}`, sold: sold ?? 0, held: held ?? 0 };
      report({ row: wanted.row, column: 'departure', code: 'travellers', values, reason });
      return [];
    }
    return [{ dateId: before.id, from: before.startsAt, to: wanted.startsAt }];
  });
}

/** Returns the event with its departures moved; capacity and duration stay. */
function withMoves(event: KnownEvent, moves: MovedDeparture[]): KnownEvent {
  const movedTo = new Map(moves.map(({ from, to }) => [timeOf(from), to]));
  const moved = <T extends { startsAt: Date }>(item: T): T => ({
    ...item,
    startsAt: movedTo.get(timeOf(item.startsAt)) ?? item.startsAt,
  });
  const lastOf = (dates: { startsAt: Date }[]) => Math.max(...dates.map(({ startsAt }) => timeOf(startsAt)));
  const dates = event.dates.map(moved).toSorted((one, other) => timeOf(one.startsAt) - timeOf(other.startsAt));
  const endsAt = new Date(timeOf(event.endsAt) + lastOf(dates) - lastOf(event.dates));
  return { ...event, dates, endsAt, sales: event.sales.map(moved) };
}

/** @param named departures of the file */
export function moveDepartures(event: KnownEvent | undefined, named: NamedDeparture[], context: MoveContext) {
  const moves = event ? movesOf(event, named, context) : [];
  return { event: event && moves.length > 0 ? withMoves(event, moves) : event, moves };
}
