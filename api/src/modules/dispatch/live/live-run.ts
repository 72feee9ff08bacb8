import type { LiveRun, LiveStop } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../database/iso-moment.ts';
import type { Coordinates } from '../../../geocoding/distance.ts';
import { waitingAt } from '../plans/parties/parties.ts';
import type { MarkedTrip } from '../trips/marked-trips.ts';
import { delayOf, headingOf } from '../trips/rides/ride-progress.ts';
import type { PublishedTrip } from '../trips/trips.repository.ts';

export interface DriverNow {
  phone: string | null;
  /** Last mark or position. */
  heardAt?: Date | undefined;
  position?: (Coordinates & { at: Date }) | undefined;
  driverId?: number | undefined;
  isConfirmed: boolean;
  /** Its driver confirmed an earlier version, or it continues another run. */
  isChanged: boolean;
  /** The rest went to another driver or van. */
  givenAwayAt?: Date | undefined;
}

type Trip = MarkedTrip<PublishedTrip>;
type Stop = Trip['stops'][number];

/** Travellers of a stop by what became of them. */
function countAt({ riders }: Stop) {
  const counts = { travellers: 0, boarded: 0, absent: 0 };
  for (const rider of riders) {
    const people = waitingAt(rider, rider.addressIndex).length;
    counts.travellers += people;
    if (rider.outcome === 'boarded') counts.boarded += people;
    else if (rider.outcome !== 'unseen') counts.absent += people;
  }
  return counts;
}

/**
 * Returns the stop that the van heads to or waits at.
 * @param minutesTo of the drive from the van's position, if that is known
 */
function nextOf(trip: Trip, delay: number, { position }: DriverNow, minutesTo?: number): LiveStop | undefined {
  const heading = headingOf(trip);
  const stop = heading && trip.stops[heading.index];
  if (!stop || trip.doneAt) return undefined;
  const arrivesAt =
    position && minutesTo !== undefined
      ? position.at.getTime() + minutesTo * 60_000
      : Date.parse(stop.at) + delay * 60_000;
  const [first] = stop.riders;
  return {
    address: first?.address ?? '',
    plannedAt: stop.at,
    expectedAt: heading.isThere && stop.arrivedAt ? stop.arrivedAt : isoMoment(new Date(arrivesAt)),
    people: countAt(stop).travellers,
    isThere: heading.isThere,
  };
}

/**
 * Describes a run as a board shows it.
 * @param minutesTo of the drive from the van's position to its next stop; undefined without either
 */
export function toLiveRun(marked: Trip, driver: DriverNow, minutesTo?: number): LiveRun {
  const givenAwayAt = driver.givenAwayAt && isoMoment(driver.givenAwayAt);
  const trip: Trip = { ...marked, ...(givenAwayAt && !marked.doneAt && { doneAt: givenAwayAt }) };
  const counts = trip.stops.map(countAt);
  const sum = (of: keyof (typeof counts)[number]) => counts.reduce((total, each) => total + each[of], 0);
  const byMarks = delayOf(trip);
  const next = nextOf(trip, byMarks, driver, minutesTo);
  const byPosition = next && !next.isThere && minutesTo !== undefined;
  const delay = byPosition ? Math.round((Date.parse(next.expectedAt) - Date.parse(next.plannedAt)) / 60_000) : byMarks;
  const { position, heardAt, phone, driverId, isConfirmed, isChanged } = driver;
  return {
    id: trip.runId ?? 0,
    direction: trip.direction,
    van: trip.van,
    driver: trip.driver,
    ...(trip.vehicleId !== null && { vehicleId: trip.vehicleId }),
    ...(driverId !== undefined && { driverId }),
    ...(phone && { phone }),
    startsAt: trip.startsAt,
    endsAt: trip.endsAt,
    ...(trip.leftAt && { leftAt: trip.leftAt }),
    ...(trip.doneAt && { doneAt: trip.doneAt }),
    ...(givenAwayAt && { givenAwayAt }),
    ...(heardAt && { heardAt: isoMoment(heardAt) }),
    seats: trip.seats ?? 0,
    travellers: sum('travellers'),
    boarded: sum('boarded'),
    absent: sum('absent'),
    stops: trip.stops.length,
    stopsDone: counts.filter(({ travellers, boarded, absent }) => travellers === boarded + absent).length,
    ...(next && { next }),
    delayMinutes: delay,
    ...(position && { position: { ...position, at: isoMoment(position.at) } }),
    isConfirmed,
    ...(isChanged && { isChanged }),
  };
}
