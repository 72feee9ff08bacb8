import type { Coordinates } from '../../../geocoding/distance.ts';
import type { TravelTimesSource } from '../travel-times/source.ts';
import { between } from '../travel-times/table.ts';
import type { MarkedTrip } from '../trips/marked-trips.ts';
import { headingOf } from '../trips/rides/ride-progress.ts';
import type { PublishedTrip } from '../trips/trips.repository.ts';

/** An older position says nothing of when the van arrives. */
const freshMs = 5 * 60_000;

type Trip = MarkedTrip<PublishedTrip>;
type Stop = Trip['stops'][number];

interface Approach {
  position: (Coordinates & { at: Date }) | undefined;
  /** Returns where the van calls. */
  placeOf: (stop: Stop) => Coordinates | undefined;
  timeZone: string;
}

export type DriveToNext = ReturnType<typeof createDriveToNext>;

/** Creates the function that says how long a van drives from its last position to the stop that it heads to. */
export const createDriveToNext =
  ({ travelTimes }: TravelTimesSource) =>
  /** @returns minutes from the moment of the position; undefined while it waits at a stop, or without a fresh position */
  async (trip: Trip, { position, placeOf, timeZone }: Approach): Promise<number | undefined> => {
    const heading = headingOf(trip);
    const stop = heading && trip.stops[heading.index];
    const to = stop && placeOf(stop);
    const isFresh = position && trip.readAt.getTime() - position.at.getTime() < freshMs;
    if (!to || !isFresh || heading.isThere) return undefined;
    return between((await travelTimes([position, to], { at: trip.readAt, timeZone })).minutes, 0, 1);
  };
