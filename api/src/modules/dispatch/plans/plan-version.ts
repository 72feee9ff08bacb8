import type { PlanDraft, PlanVersion } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../database/iso-moment.ts';
import { partyFinder, partyIdOf, type RidingParty } from './parties/parties.ts';
import type { StoredPlan, StoredTrip } from './plans.repository.ts';

/**
 * Maps stops to the current parties; a party that no longer rides keeps the id it was saved with. A draft drops points
 * that the party no longer reaches.
 */
function toStops({ stops }: StoredTrip, find: ReturnType<typeof partyFinder>, state: 'draft' | 'published') {
  return stops.map(({ point, ...stop }) => {
    const party = find(stop.riders);
    const [first] = stop.riders;
    const isInReach = state === 'published' || party?.points?.some(({ id }) => id === point?.id);
    return {
      ...stop,
      point: isInReach ? point : null,
      isGone: party === undefined,
      party: party?.id ?? (first ? partyIdOf(first) : ''),
    };
  });
}

/**
 * Converts a stored plan to the staff's view. A draft drops parties that no longer ride, and trips in which nobody else
 * rides; a published plan keeps the stop until a dispatcher removes it.
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
    trips: plan.trips
      .filter((trip) => state === 'published' || !isEmptied(trip, find))
      .map((trip) => {
        const { number, vehicleId, driverId, van, driver, locked, drivenKilometres, drivenMinutes, riddenMinutes } =
          trip;
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
          stops: toStops(trip, find, state)
            .filter(({ isGone }) => state === 'published' || !isGone)
            .map(({ party, at, load, lock, point, broken }) => ({
              party,
              at: isoMoment(at),
              load,
              ...(lock && { lock }),
              ...(point && { point }),
              broken,
            })),
        };
      }),
  };
}

/** Tells whether all who rode in a trip no longer ride; a trip added without stops is not emptied. */
const isEmptied = ({ stops }: StoredTrip, find: ReturnType<typeof partyFinder>) =>
  stops.length > 0 && stops.every(({ riders }) => find(riders) === undefined);

/** Returns the trips as a basis for replanning, without parties that no longer ride, trips emptied by that, and external
 * vans. */
export function toDraftTrips(plan: StoredPlan, parties: RidingParty[]): PlanDraft['trips'] {
  const find = partyFinder(parties);
  return plan.trips.flatMap((trip) =>
    trip.vehicleId === null || isEmptied(trip, find)
      ? []
      : [
          {
            vehicleId: trip.vehicleId,
            ...(trip.driverId !== null && { driverId: trip.driverId }),
            locked: trip.locked,
            stops: toStops(trip, find, 'draft')
              .filter(({ isGone }) => !isGone)
              .map(({ party, lock, at, point }) => ({
                party,
                ...(lock && { lock }),
                at: isoMoment(at),
                ...(point && { pointId: point.id }),
              })),
          },
        ],
  );
}
