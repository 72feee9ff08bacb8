import { isoMoment } from '../../../../database/iso-moment.ts';
import type { MarkedTrip } from '../marked-trips.ts';
import type { PublishedStop, PublishedTrip } from '../trips.repository.ts';
import { isBehind, progressOf } from './ride-progress.ts';

/** A ticket at an address that the van has yet to reach, with its planned time there, ISO 8601. */
export interface WaitingRider {
  rider: PublishedStop['riders'][number];
  at: string;
}

/** Returns the riders that a van has yet to reach. On the way home they may be aboard. */
export const ridersBehind = (trip: MarkedTrip<PublishedTrip>): WaitingRider[] =>
  trip.stops.flatMap(({ at, riders }, index) => {
    if (!isBehind(progressOf(trip, index))) return [];
    const waits = ({ outcome }: (typeof riders)[number]) =>
      outcome === 'unseen' || (outcome === 'boarded' && trip.direction === 'back');
    return riders.filter(waits).map((rider) => ({ rider, at }));
  });

/** Returns the time when a late van is expected. */
export const expectedAt = (at: string, minutes: number) => isoMoment(new Date(Date.parse(at) + minutes * 60_000));
