import type { PlanProposal } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { partyFinder, partyIdOf } from '../parties/parties.ts';
import type { PlanContext } from '../plan-context.ts';
import { type DeparturePlan, describeProblem, type FindTravelTimes } from '../plan-problem.ts';
import type { StoredPlan, StoredTrip } from '../plans.repository.ts';
import { withPromises } from '../promised-times.ts';
import { byCost, cheapestPlace, costOfChange, type PublishedTrip } from './trip-changes.ts';

/** Maximum number of alternatives offered to a dispatcher. */
const maxOptions = 3;
/** Beyond this many late buyers, replanning is better than inserting: they are listed without options. */
const maxInsertions = 20;

/** Returns the current published trips without parties that no longer ride. */
function toPublishedTrips({ trips }: StoredPlan, { parties, vehicles }: PlanContext): PublishedTrip[] {
  const find = partyFinder(parties);
  return trips
    .filter(({ vehicleId }) => vehicles.some(({ id }) => id === vehicleId))
    .map(({ number, vehicleId, stops }) => {
      const riding = stops.flatMap(({ riders, at, point }) => {
        const party = find(riders);
        return party?.position ? [{ id: party.id, at: isoMoment(at), point }] : [];
      });
      return {
        number,
        vehicle: String(vehicleId),
        parties: riding.map(({ id }) => id),
        points: Object.fromEntries(riding.flatMap(({ id, point }) => (point ? [[id, String(point.id)]] : []))),
        notifiedTimes: new Map(riding.map(({ id, at }) => [id, at])),
      };
    });
}

/** Proposes the cheapest insertions into existing trips for buyers after publishing. */
function insertionsOf(published: StoredPlan, context: PlanContext, plan: DeparturePlan): PlanProposal[] {
  const find = partyFinder(context.parties);
  const planned = new Set(published.trips.flatMap(({ stops }) => stops.map(({ riders }) => find(riders)?.id)));
  const trips = toPublishedTrips(published, context);
  return context.parties
    .filter(({ id }) => !planned.has(id))
    .map(({ id, order, position }, index) => ({
      kind: 'insert',
      party: id,
      order,
      options:
        position && index < maxInsertions
          ? trips
              .map((trip) => cheapestPlace(trip, id, plan, context))
              // could never be published
              .filter(({ broken }) => !broken.includes('capacity'))
              .sort(byCost)
              .slice(0, maxOptions)
          : [],
    }));
}

/** Proposes to remove stops where no one waits any more. */
function removalsOf(published: StoredPlan, context: PlanContext, plan: DeparturePlan): PlanProposal[] {
  const find = partyFinder(context.parties);
  const remaining = new Map(toPublishedTrips(published, context).map((trip) => [trip.number, trip]));
  return published.trips.flatMap((trip) =>
    trip.stops.flatMap(({ riders }, position): PlanProposal[] => {
      const [first] = riders;
      if (!first || find(riders)) return [];
      const now = remaining.get(trip.number);
      const option = now && saving(trip, { ...now, position }, plan, context);
      return [{ kind: 'remove', party: partyIdOf(first), order: first.order, options: option ? [option] : [] }];
    }),
  );
}

/**
 * Returns the effect of removing a stop. Its position is no longer known, so the remaining trip is compared with the
 * stored distance and driving time.
 */
function saving(
  { drivenKilometres, drivenMinutes }: StoredTrip,
  trip: PublishedTrip & { position: number },
  plan: DeparturePlan,
  context: PlanContext,
) {
  const option = costOfChange(
    { ...trip, parties: [] },
    { parties: trip.parties, position: trip.position },
    plan,
    context,
  );
  return {
    ...option,
    addedMinutes: option.addedMinutes - drivenMinutes,
    addedKilometres: Math.round((option.addedKilometres - drivenKilometres) * 10) / 10,
  };
}

/**
 * Creates the function that proposes how to handle purchases and cancellations after publishing. It applies nothing.
 */
export const createProposals =
  ({ travelTimes }: { travelTimes: FindTravelTimes }) =>
  async (context: PlanContext, published: StoredPlan): Promise<PlanProposal[]> => {
    const find = partyFinder(context.parties);
    const stops = published.trips.flatMap((trip) => trip.stops);
    const planned = new Set(stops.map(({ riders }) => find(riders)?.id));
    const isAsSold = stops.every(({ riders }) => find(riders)) && context.parties.every(({ id }) => planned.has(id));
    if (isAsSold || !context.venue) return [];
    const plan = withPromises(await describeProblem(context, travelTimes), published, context);
    return [...insertionsOf(published, context, plan), ...removalsOf(published, context, plan)];
  };
