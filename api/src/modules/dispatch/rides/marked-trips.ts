import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { latestMark, marksOfStop } from '../driving/stop-marks.ts';
import { createTripMarksRepository } from '../driving/trip-marks.repository.ts';
import type { MarkedTrip } from './ride-progress.ts';
import type { RideTrip } from './rides.repository.ts';

/** Reads what the driver of a trip has marked. Stops where nobody rides any more are left out, as the driver sees it. */
export async function markedTrip(on: Queryable, trip: RideTrip) {
  const repository = createTripMarksRepository(on);
  const marks = (await repository.of(trip)).filter(({ vehicleId }) => vehicleId === trip.vehicleId);
  const checks = new Map((await repository.checks(trip)).map(({ ticketId, at }) => [ticketId, at]));
  const stops = trip.stops.filter(({ riders }) => riders.length > 0);
  const marked: MarkedTrip = {
    direction: trip.direction,
    startsAt: isoMoment(trip.startsAt),
    leftAt: latestMark(marks, 'left'),
    doneAt: latestMark(marks, 'done'),
    stops: stops.map(({ at, riders }) => ({ at: isoMoment(at), ...marksOfStop(riders, marks, checks) })),
  };
  return { stops, marked };
}
