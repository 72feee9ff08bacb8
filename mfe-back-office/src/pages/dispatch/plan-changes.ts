import type { DispatchPlan, PlanVersion } from '@idavuelta/shared/contracts/staff';

interface PlannedRide {
  at: string;
  /** Name of the pick-up point; undefined at the door. */
  point: string | undefined;
  van: string;
  driver: string;
}

/** A change for one party; undefined where it is not planned. */
export interface PartyChange {
  party: string;
  before: PlannedRide | undefined;
  after: PlannedRide | undefined;
}

const ridesOf = (version: PlanVersion | undefined) =>
  new Map(
    (version?.trips ?? []).flatMap(({ van, driver, stops }) =>
      stops.map(({ party, at, point }): [string, PlannedRide] => [party, { at, van, driver, point: point?.name }]),
    ),
  );

/**
 * Returns the parties whose time, point, van or driver differs between the published plan and the draft, ordered by the new
 * time.
 */
export function changesOf({ published, draft }: Pick<DispatchPlan, 'published' | 'draft'>): PartyChange[] {
  if (!draft) return [];
  const before = ridesOf(published);
  const after = ridesOf(draft);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((party) => ({ party, before: before.get(party), after: after.get(party) }))
    .filter(isAnother)
    .sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
}

const timeOf = ({ before, after }: PartyChange) => (after ?? before)?.at ?? '';
const isAnother = ({ before, after }: PartyChange) =>
  before?.at !== after?.at ||
  before?.point !== after?.point ||
  before?.van !== after?.van ||
  before?.driver !== after?.driver;

/** Counts the parties of the published plan whose time, point, van or driver the draft changes or takes away. */
export const movedPromises = (plan: Pick<DispatchPlan, 'published' | 'draft'>) =>
  changesOf(plan).filter(({ before }) => before !== undefined).length;

/** Returns the tickets whose time, point, van or driver is new or changed, and which are therefore notified. */
export function notifiedTickets(plan: Pick<DispatchPlan, 'published' | 'draft' | 'parties'>) {
  const told = new Set(changesOf(plan).flatMap((change) => (change.after ? [change.party] : [])));
  return plan.parties.reduce((sum, { id, tickets }) => sum + (told.has(id) ? tickets.length : 0), 0);
}
