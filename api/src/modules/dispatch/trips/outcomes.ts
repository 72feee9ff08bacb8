import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import type { MarkedRider, Outcome } from './fold-run.ts';
import { readFoldedRuns } from './read-folded-runs.ts';
import { createTripsRepository } from './trips.repository.ts';

interface Way {
  departureId: number;
  direction: PlanDirection;
}

/** Departures folded at a time. */
const batch = 100;

const riderKey = (direction: PlanDirection, { ticketId, addressIndex }: MarkedRider) =>
  `${direction} ${ticketId}.${addressIndex}`;

/**
 * Reads what became of the travellers of departures.
 * @returns the function that tells it of a ticket at one of its addresses, also of one that no trip has
 */
export async function readOutcomes(on: Queryable, departureIds: number[]) {
  const fold = await readFoldedRuns(on, departureIds);
  const outcomes = new Map<string, Outcome>();
  const planned = await createTripsRepository(on).riders(departureIds);
  for (const riders of Map.groupBy(planned, ({ stopId }) => stopId).values()) {
    const [{ departureId, direction, runId }] = riders as [(typeof riders)[number]];
    const [stop] = fold({ departureId, direction, runId: runId ?? undefined, stops: [riders] }).stops;
    for (const [index, rider] of riders.entries())
      outcomes.set(riderKey(direction, rider), stop?.riders[index]?.outcome ?? 'unseen');
  }
  return ({ departureId, direction }: Way, rider: MarkedRider): Outcome =>
    outcomes.get(riderKey(direction, rider)) ??
    fold({ departureId, direction, stops: [[rider]] }).stops[0]?.riders[0]?.outcome ??
    'unseen';
}

/** Tickets of marked departures on the way out. */
export interface Boardings {
  boarded: number[];
  /** Planned, but not boarded, whatever an earlier check says. */
  notBoarded: number[];
}

/** Reads which planned tickets of departures boarded on the way out, at any of their addresses. */
export async function readBoardings(on: Queryable, departureIds: number[]): Promise<Boardings> {
  const tickets = new Map<number, boolean>();
  for (let from = 0; from < departureIds.length; from += batch) {
    const some = departureIds.slice(from, from + batch);
    const outcomeOf = await readOutcomes(on, some);
    for (const { ticketId, addressIndex, direction, departureId } of await createTripsRepository(on).riders(some)) {
      if (direction !== 'out') continue;
      const isBoarded = outcomeOf({ departureId, direction }, { ticketId, addressIndex }) === 'boarded';
      tickets.set(ticketId, isBoarded || tickets.get(ticketId) === true);
    }
  }
  const of = (isBoarded: boolean) => [...tickets].filter(([, each]) => each === isBoarded).map(([id]) => id);
  return { boarded: of(true), notBoarded: of(false) };
}
