import type { PlanDraft, PlanVersion } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../database/iso-moment.ts';
import { partyFinder, partyIdOf, type RidingParty } from './parties/parties.ts';
import type { StoredPlan, StoredTrip } from './plans.repository.ts';

/** Maps stops to the current parties; a party that no longer rides keeps the id it was saved with. */
function toStops({ stops }: StoredTrip, find: ReturnType<typeof partyFinder>) {
  return stops.map((stop) => {
    const party = find(stop.riders);
    const [first] = stop.riders;
    return { ...stop, isGone: party === undefined, party: party?.id ?? (first ? partyIdOf(first) : '') };
  });
}

/**
 * Converts a stored plan to the staff's view. A draft drops parties that no longer ride; a published plan keeps the
 * stop until a dispatcher removes it.
 */
export function toPlanVersion(plan: StoredPlan, state: 'draft' | 'published', parties: RidingParty[]): PlanVersion {
  const find = partyFinder(parties);
  const { version, revision, moved, changedAt, changedBy } = plan;
  return {
    version,
    state,
    revision,
    changedAt: isoMoment(changedAt),
    changedBy,
    moved,
    trips: plan.trips.map((trip) => {
      const { number, vehicleId, driverId, van, driver, locked, drivenKilometres, drivenMinutes, riddenMinutes } = trip;
      return {
        number,
        ...(vehicleId !== null && { vehicleId }),
        ...(driverId !== null && { driverId }),
        van,
        driver,
        locked,
        startsAt: isoMoment(trip.startsAt),
        endsAt: isoMoment(trip.endsAt),
        drivenKilometres,
        drivenMinutes,
        riddenMinutes,
        broken: trip.broken,
        stops: toStops(trip, find)
          .filter(({ isGone }) => state === 'published' || !isGone)
          .map(({ party, at, load, lock, broken }) => ({
            party,
            at: isoMoment(at),
            load,
            ...(lock && { lock }),
            broken,
          })),
      };
    }),
  };
}

/** Returns the trips as a basis for replanning, without parties that no longer ride and without external vans. */
export function toDraftTrips(plan: StoredPlan, parties: RidingParty[]): PlanDraft['trips'] {
  const find = partyFinder(parties);
  return plan.trips.flatMap((trip) =>
    trip.vehicleId === null
      ? []
      : [
          {
            vehicleId: trip.vehicleId,
            ...(trip.driverId !== null && { driverId: trip.driverId }),
            locked: trip.locked,
            stops: toStops(trip, find)
              .filter(({ isGone }) => !isGone)
              .map(({ party, lock, at }) => ({ party, ...(lock && { lock }), at: isoMoment(at) })),
          },
        ],
  );
}
