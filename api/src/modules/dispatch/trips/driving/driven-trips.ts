import type { StopPoint } from '@idavuelta/shared/contracts';
import type { DrivenStop, DrivenTrip, TripNews } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { namesIn } from '../../../event-management/options/names-in.ts';
import { toCoordinates } from '../../../pick-ups/windows.ts';
import { createDepartureRepository } from '../../plans/departure.repository.ts';
import { partyFinder, type Rider, type RidingParty, toParties } from '../../plans/parties/parties.ts';
import type { FoldedStop, RiderMarks } from '../fold-run.ts';
import { readMarkedTrips } from '../marked-trips.ts';
import { createTripsRepository, type PublishedTrip } from '../trips.repository.ts';
import { createDriverRunsRepository } from './driver-runs.repository.ts';
import { changeOf } from './trip-change.ts';

interface DrivenTripsDependencies {
  db: Database;
  settings: EstimateSettings;
}

interface DrivenParty extends Omit<FoldedStop, 'riders'> {
  at: string;
  party: RidingParty;
  point: StopPoint | null;
  riders: (Rider & RiderMarks)[];
}

const unseenOf = (riders: RiderMarks[]) => riders.filter(({ outcome }) => outcome === 'unseen').length;

const toStop = ({ party, at, point, riders, ...marks }: DrivenParty): DrivenStop => ({
  party: party.id,
  at,
  order: party.order,
  people: party.people,
  seats: party.seats,
  ...(party.spaces && { spaces: party.spaces }),
  address: party.address,
  ...(party.county && { county: party.county }),
  ...(party.position && { position: party.position }),
  ...(point && { point }),
  ...(party.note && { note: party.note }),
  ...marks,
  ...(unseenOf(riders) > 0 && { unseen: unseenOf(riders) }),
});

/** Drivers' own trips, from 24 hours before their first stop to 24 hours after their end. Contains no e-mail addresses. */
export function createDrivenTrips({ db, settings }: DrivenTripsDependencies) {
  /** Adds the parties to call at; parties that no longer ride are left out. */
  async function withParties(trip: PublishedTrip) {
    const departures = createDepartureRepository(db);
    const departure = await departures.find(trip.departureId);
    if (!departure) return [];
    const find = partyFinder(toParties(departure, await departures.tickets(trip.departureId), settings));
    const stops = trip.stops.flatMap(({ at, point, riders }) => {
      const party = find(riders);
      // a mark for any of its riders counts for the whole party, even if a list divides it
      return party ? [{ at, point, party, riders: party.riders }] : [];
    });
    return [{ ...trip, departure, stops, find }];
  }

  async function read(trips: PublishedTrip[]): Promise<DrivenTrip[]> {
    const called = [];
    for (const trip of trips) called.push(...(await withParties(trip)));
    const confirmedIds = trips.flatMap(({ confirmedTripId }) => confirmedTripId ?? []);
    const confirmed = new Map((await createTripsRepository(db).byIds(confirmedIds)).map((trip) => [trip.id, trip]));
    return (await readMarkedTrips(db, called)).map(({ departure, find, leftAt, doneAt, ...trip }) => {
      const position = toCoordinates(departure);
      const difference = changeOf(trip, confirmed.get(trip.confirmedTripId ?? 0), find);
      // who has begun to drive has read it
      const change = doneAt || (difference?.isNew && trip.isStarted) ? undefined : difference;
      return {
        id: trip.id,
        direction: trip.direction,
        event: namesIn(departure.translations),
        place: { name: departure.place, address: departure.address, ...(position && { position }) },
        eventStartsAt: isoMoment(departure.startsAt),
        timeZone: departure.timeZone,
        van: trip.van,
        seats: trip.seats ?? 0,
        startsAt: trip.startsAt,
        endsAt: trip.endsAt,
        ...(leftAt && { leftAt }),
        ...(doneAt && { doneAt }),
        waitMinutes: settings.waitMinutes,
        stops: trip.stops.map(toStop),
        marks: trip.marks,
        ...(change && { change }),
      };
    });
  }

  return {
    /** Next trip first. The first time a driver reads a trip's passengers is audited. */
    async of(driverId: number, actor: StaffActor): Promise<DrivenTrip[]> {
      const trips = await createTripsRepository(db).ofDriver(driverId);
      const audit = createAuditRepository(db);
      for (const { id, van, departureId } of trips) {
        const entry = { actor, action: 'read-run-sheet', subject: `trip:${id}` } as const;
        if (!(await audit.has(entry))) await audit.add({ ...entry, detail: { van, departureId } });
      }
      return read(trips);
    },

    async news(driverId: number): Promise<TripNews> {
      const runs = createDriverRunsRepository(db);
      const next = await runs.next(driverId);
      return {
        lost: (await runs.lost(driverId)).map(({ translations, startsAt, lostAt, reason, note, ...run }) => ({
          ...run,
          event: namesIn(translations),
          startsAt: isoMoment(startsAt),
          lostAt: isoMoment(lostAt),
          reason: reason === 'withdrawn' ? 'withdrawn' : 'given_away',
          ...(note !== null && { note }),
        })),
        ...(next && {
          next: {
            event: namesIn(next.translations),
            timeZone: next.timeZone,
            startsAt: isoMoment(next.startsAt),
            seenFrom: isoMoment(next.seenFrom),
          },
        }),
      };
    },
  };
}

export type DrivenTrips = ReturnType<typeof createDrivenTrips>;
