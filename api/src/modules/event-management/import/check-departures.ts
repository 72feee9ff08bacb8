import { periodicity } from '@idavuelta/shared/contracts';
import type { ImportMistakeCode } from '@idavuelta/shared/contracts/staff';
import { lastMinuteOf, momentAt } from '@idavuelta/shared/contracts/time';
import type { TicketRows } from './check-tickets.ts';
import type { CapacityPlan, Known } from './import-plan.ts';
import type { ImportRow, ImportValues } from './import-row.ts';
import type { Report } from './merge-rows.ts';

interface DepartureContext {
  timeZone: string;
  known: Known['events'][number] | undefined;
  report: Report;
}

const isSame = (one: Date) => (other: Date) => one.getTime() === other.getTime();

/** Reports departures in the past, and a changed first day of a range. */
function checkMoment({ row, values }: ImportRow, startsAt: Date, { known, report }: DepartureContext) {
  const mistake = (code: ImportMistakeCode, reason: string) => report({ row, column: 'departure', code, reason });
  if (startsAt <= new Date()) mistake('past', `${values.departure} is in the past`);
  if (known?.periodicityType === periodicity.range && !known.dates.some((date) => isSame(startsAt)(date.startsAt)))
    mistake('range_first_day', 'the days of this event are a range, whose first day stays');
}

/** Reports a capacity below the units sold and held, for a range on any of its days. */
function checkTaken(
  { row, startsAt, capacity }: CapacityPlan,
  pool: number | undefined,
  { known, report }: DepartureContext,
) {
  const isRange = known?.periodicityType === periodicity.range;
  for (const sales of known?.sales ?? []) {
    if (sales.pool !== pool || !(isRange || isSame(startsAt)(sales.startsAt))) continue;
    if (capacity < sales.sold + sales.held)
      report({
        row,
        column: 'capacity',
        code: 'taken',
        values: { departure: sales.departure, sold: sales.sold, held: sales.held },
        reason: `on ${sales.departure} ${sales.sold} are sold and ${sales.held} are held`,
      });
  }
}

/** Reports different capacities for the same vans. */
function reportContradictions(capacities: CapacityPlan[], report: Report) {
  const seen = new Map<string, CapacityPlan>();
  for (const plan of capacities) {
    const key = `${plan.startsAt.toISOString()} ${plan.poolKey}`;
    const before = seen.get(key);
    if (before && before.capacity !== plan.capacity)
      report({
        row: plan.row,
        column: 'capacity',
        code: 'contradicts',
        values: { row: before.row, value: before.capacity },
        reason: `row ${before.row} says ${before.capacity} for the same vans`,
      });
    seen.set(key, before ?? plan);
  }
}

/** Reports a second departure of a range, and a last day that is invalid or takes away days on sale. */
function checkLastDay(row: number, values: Partial<ImportValues>, departures: Date[], context: DepartureContext) {
  const { timeZone, known, report } = context;
  const isRange = known ? known.periodicityType === periodicity.range : values.last_day !== undefined;
  if (isRange && departures.length > 1)
    report({
      row,
      column: 'departure',
      code: 'range_one_departure',
      reason: 'an event with a last day has one departure: its first day',
    });
  if (values.last_day === undefined) return;
  const mistake = (code: ImportMistakeCode, reason: string) => report({ row, column: 'last_day', code, reason });
  if (!isRange) mistake('no_range', 'the days of this event are no range');
  const end = lastMinuteOf(values.last_day, timeZone);
  if (departures.some((startsAt) => startsAt > end)) mistake('before_first_day', 'it is before the first day');
  if (known && end < known.endsAt) mistake('days_on_sale', 'days that are on sale cannot be taken away');
}

/** Plans the departures in an event's rows, and their capacities. @param row of the event */
export function checkDepartures(
  row: number,
  values: Partial<ImportValues>,
  tickets: TicketRows[],
  context: DepartureContext,
) {
  const { timeZone, report } = context;
  const capacities = tickets.flatMap(({ plan, rows }) =>
    rows.flatMap((ticketRow): CapacityPlan[] => {
      const { departure, capacity } = ticketRow.values;
      if (departure === undefined) {
        if (capacity !== undefined && plan.known)
          report({
            row: ticketRow.row,
            column: 'departure',
            code: 'missing',
            reason: 'it is missing beside the capacity',
          });
        return [];
      }
      const startsAt = momentAt(departure, timeZone);
      checkMoment(ticketRow, startsAt, context);
      // An existing departure keeps its capacity if the file has none.
      const isThere = plan.known && context.known?.dates.some((date) => isSame(startsAt)(date.startsAt));
      if (capacity === undefined) {
        if (plan.known && !isThere)
          report({ row: ticketRow.row, column: 'capacity', code: 'missing', reason: 'it is missing' });
        return [];
      }
      const planned = { row: ticketRow.row, startsAt, poolKey: plan.poolKey, capacity };
      checkTaken(planned, plan.pool, context);
      return [planned];
    }),
  );
  reportContradictions(capacities, report);
  const moments = capacities.map(({ startsAt }) => startsAt);
  const departures = moments.filter((startsAt, index) => moments.findIndex(isSame(startsAt)) === index);
  checkLastDay(row, values, departures, context);
  return { capacities, departures };
}
