import type { DrivenStop, DrivenTrip } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { placeOf } from '../../pick-ups/windows.ts';
import { createDepartureRepository } from '../plans/departure.repository.ts';
import { partiesOf, partyFinder, type RidingParty } from '../plans/parties.ts';
import { createDrivenTripsRepository, type DrivenTripRow } from './driven-trips.repository.ts';
import { latestMark, marksOfStop } from './stop-marks.ts';
import { createTripMarksRepository } from './trip-marks.repository.ts';

interface DrivenTripsDependencies {
  db: Database;
  settings: EstimateSettings;
}

const asStop = (party: RidingParty, at: string, marked: Partial<DrivenStop>): DrivenStop => ({
  party: party.id,
  at: isoMoment(at),
  order: party.order,
  people: party.people,
  seats: party.seats,
  address: party.address,
  ...(party.county && { county: party.county }),
  ...(party.position && { position: party.position }),
  ...(party.note && { note: party.note }),
  ...marked,
});

/** Drivers' own trips, from a day before they begin to a day after. They have no e-mails. */
export function createDrivenTrips({ db, settings }: DrivenTripsDependencies) {
  async function asTrip(on: Queryable, row: DrivenTripRow): Promise<DrivenTrip[]> {
    const departures = createDepartureRepository(on);
    const departure = await departures.find(row.departureId);
    if (!departure) return [];
    const find = partyFinder(partiesOf(departure, await departures.tickets(row.departureId), settings));
    const repository = createTripMarksRepository(on);
    const marks = (await repository.of(row)).filter(({ vehicleId }) => vehicleId === row.vehicleId);
    const checks = new Map((await repository.checks(row)).map(({ ticketId, at }) => [ticketId, at]));
    const position = placeOf(departure);
    const [leftAt, doneAt] = [latestMark(marks, 'left'), latestMark(marks, 'done')];
    return [
      {
        id: row.id,
        direction: row.direction,
        event: namesIn(departure.translations),
        place: { name: departure.place, address: departure.address, ...(position && { position }) },
        eventStartsAt: isoMoment(departure.startsAt),
        timeZone: departure.timeZone,
        van: row.van,
        seats: row.seats ?? 0,
        startsAt: isoMoment(row.startsAt),
        endsAt: isoMoment(row.endsAt),
        ...(leftAt && { leftAt }),
        ...(doneAt && { doneAt }),
        waitMinutes: settings.waitMinutes,
        // whoever rides no more is not called at
        stops: row.stops.flatMap(({ at, riders }) => {
          const party = find(riders);
          return party ? [asStop(party, at, marksOfStop(party.riders, marks, checks))] : [];
        }),
      },
    ];
  }

  return {
    /** The next first. That a driver read whom to fetch is an audit row, once for each trip. */
    async of(driverId: number, actor: StaffActor): Promise<DrivenTrip[]> {
      const rows = await createDrivenTripsRepository(db).ofDriver(driverId);
      const audit = createAuditRepository(db);
      for (const { id, van, departureId } of rows) {
        const entry = { actor, action: 'read-run-sheet', subject: `trip:${id}` } as const;
        if (!(await audit.has(entry))) await audit.add({ ...entry, detail: { van, departureId } });
      }
      const trips: DrivenTrip[] = [];
      for (const row of rows) trips.push(...(await asTrip(db, row)));
      return trips;
    },
  };
}

export type DrivenTrips = ReturnType<typeof createDrivenTrips>;
