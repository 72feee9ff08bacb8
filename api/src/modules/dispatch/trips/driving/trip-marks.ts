import type { MarkedTrips, TripMark } from '@idavuelta/shared/contracts/staff';
import type { Database, Queryable } from '../../../../database/database.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import type { MarkedRider } from '../marks.repository.ts';
import { createTripMarksRepository, type FoundTrip } from './trip-marks.repository.ts';

type Rejection = MarkedTrips['rejected'][number];

const toRider = (party: string): MarkedRider => {
  const [ticketId = 0, addressIndex = 0] = party.split('.').map(Number);
  return { ticketId, addressIndex };
};

function rejectionOf({ party, kind }: TripMark, trip: FoundTrip | undefined, driverId: number) {
  if (trip?.driverId !== driverId) return 'not_yours';
  if (trip.isAhead) return 'too_early';
  if (trip.isOver) return 'too_late';
  const isOfStop = kind !== 'left' && kind !== 'done';
  if (isOfStop !== (party !== undefined)) return 'unknown_party';
  if (party === undefined) return undefined;
  const { ticketId, addressIndex } = toRider(party);
  const rides = trip.riders.some((rider) => rider.ticketId === ticketId && rider.addressIndex === addressIndex);
  return rides ? undefined : 'unknown_party';
}

/** Stores a new mark. @returns false for a duplicate */
async function take(tx: Queryable, mark: TripMark, trip: FoundTrip, driverId: number) {
  const marks = createTripMarksRepository(tx);
  const { departureId, direction, vehicleId } = trip;
  const ride = { departureId, direction, vehicleId };
  const rider = mark.party === undefined ? undefined : toRider(mark.party);
  const { id, kind } = mark;
  const isNew = await marks.add({ ...ride, id, kind, rider, at: new Date(mark.at), tripId: trip.id, driverId });
  if (isNew) await marks.setState(ride, kind === 'done' ? 'done' : 'under_way');
  return isNew;
}

/**
 * Creates the function that stores drivers' marks. A phone may send marks late when it was offline, and duplicates
 * count once.
 */
export const createTripMarks =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  /** @returns the rejected marks with reasons; all others were stored */
  (marks: TripMark[], driverId: number): Promise<Rejection[]> =>
    db.transaction().execute(async (tx) => {
      const trips = createTripMarksRepository(tx);
      const rejected: Rejection[] = [];
      const marked = new Map<number, FoundTrip>();
      for (const mark of marks.toSorted((one, other) => one.at.localeCompare(other.at))) {
        const trip = await trips.find(mark.tripId);
        const reason = rejectionOf(mark, trip, driverId);
        if (reason || !trip) {
          rejected.push({ id: mark.id, reason: reason ?? 'not_yours' });
          continue;
        }
        if (await take(tx, mark, trip, driverId)) marked.set(trip.id, trip);
      }
      for (const { departureId, direction, vehicleId } of marked.values())
        await jobs.send('tell-late-van', { departureId, direction, vehicleId }, { tx });
      return rejected;
    });

export type MarkTrips = ReturnType<typeof createTripMarks>;
