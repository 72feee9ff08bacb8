import type { DrivenStop, DrivenTrip } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { namesIn } from '../../../event-management/options/names-in.ts';
import { toCoordinates } from '../../../pick-ups/windows.ts';
import { createDepartureRepository } from '../../plans/departure.repository.ts';
import { partyFinder, type Rider, type RidingParty, toParties } from '../../plans/parties/parties.ts';
import { readMarkedTrips } from '../marked-trips.ts';
import type { StopMarks } from '../stop-marks.ts';
import { createTripsRepository, type PublishedTrip } from '../trips.repository.ts';

interface DrivenTripsDependencies {
  db: Database;
  settings: EstimateSettings;
}

interface DrivenParty extends StopMarks {
  at: string;
  party: RidingParty;
  riders: Rider[];
}

const toStop = ({ party, at, riders: _riders, ...marks }: DrivenParty): DrivenStop => ({
  party: party.id,
  at,
  order: party.order,
  people: party.people,
  seats: party.seats,
  address: party.address,
  ...(party.county && { county: party.county }),
  ...(party.position && { position: party.position }),
  ...(party.note && { note: party.note }),
  ...marks,
});

/** Drivers' own trips, from a day before they begin to a day after. Contains no e-mail addresses. */
export function createDrivenTrips({ db, settings }: DrivenTripsDependencies) {
  /** Adds the parties to call at; parties that no longer ride are left out. */
  async function withParties(trip: PublishedTrip) {
    const departures = createDepartureRepository(db);
    const departure = await departures.find(trip.departureId);
    if (!departure) return [];
    const find = partyFinder(toParties(departure, await departures.tickets(trip.departureId), settings));
    const stops = trip.stops.flatMap(({ at, riders }) => {
      const party = find(riders);
      // a mark for any of its riders counts for the whole party, even if a list divides it
      return party ? [{ at, party, riders: party.riders }] : [];
    });
    return [{ ...trip, departure, stops }];
  }

  async function read(trips: PublishedTrip[]): Promise<DrivenTrip[]> {
    const called = [];
    for (const trip of trips) called.push(...(await withParties(trip)));
    return (await readMarkedTrips(db, called)).map(({ departure, leftAt, doneAt, ...trip }) => {
      const position = toCoordinates(departure);
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
  };
}

export type DrivenTrips = ReturnType<typeof createDrivenTrips>;
