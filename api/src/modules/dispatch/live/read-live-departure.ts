import type { LiveDeparture } from '@idavuelta/shared/contracts/staff';
import type { EstimateSettings } from '../../../config/pick-up-config.ts';
import type { Database } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { createDepartureRepository } from '../plans/departure.repository.ts';
import { partyFinder, toParties } from '../plans/parties/parties.ts';
import type { DriveToNext } from '../positions/drive-to-next.ts';
import { createPositionsRepository } from '../positions/positions.repository.ts';
import { changeOf } from '../trips/driving/trip-change.ts';
import { type MarkedTrip, readMarkedTrips } from '../trips/marked-trips.ts';
import { createTripsRepository, type PublishedTrip } from '../trips/trips.repository.ts';
import { toLiveRun } from './live-run.ts';
import { createLiveRunsRepository } from './live-runs.repository.ts';

interface LiveDepartureDependencies {
  db: Database;
  settings: EstimateSettings;
  driveToNext: DriveToNext;
}

const latestOf = (...moments: (Date | undefined)[]) =>
  moments.reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), undefined);

/**
 * Creates the function that reads one departure as boards show it, with a fixed number of statements.
 * @returns undefined for a departure that is gone
 */
export const createReadLiveDeparture =
  ({ db, settings, driveToNext }: LiveDepartureDependencies) =>
  async (id: number): Promise<LiveDeparture | undefined> => {
    const departures = createDepartureRepository(db);
    const departure = await departures.find(id);
    if (!departure) return undefined;
    const parties = toParties(departure, await departures.tickets(id), settings);
    const find = partyFinder(parties);
    const published = createTripsRepository(db);
    const trips = await readMarkedTrips(db, await published.ofDeparture(id));
    const confirmedIds = trips.flatMap(({ confirmedTripId }) => confirmedTripId ?? []);
    const confirmed = new Map((await published.byIds(confirmedIds)).map((trip) => [trip.id, trip]));

    /** As on the driver's page: publishing the same again asks nobody, and who has begun to drive has read it. */
    function isConfirmed(trip: MarkedTrip<PublishedTrip>) {
      const stops = trip.stops.flatMap(({ at, riders, point }) => {
        const party = find(riders);
        return party ? [{ at, party, point }] : [];
      });
      const change = changeOf({ ...trip, stops }, confirmed.get(trip.confirmedTripId ?? 0), find);
      return !change || (change.isNew && trip.isStarted);
    }

    const runs = new Map((await createLiveRunsRepository(db).runs(id)).map((run) => [run.id, run]));
    const drivers = [...runs.values()].flatMap(({ driverId }) => driverId ?? []);
    const positions = new Map(
      (await createPositionsRepository(db).latest(drivers)).map(({ driverId, ...at }) => [driverId, at]),
    );

    const isDriven = ({ runId }: (typeof trips)[number]) => runs.get(runId ?? 0)?.endReason !== 'withdrawn';
    const live = await Promise.all(
      trips.filter(isDriven).map(async (trip) => {
        const run = trip.runId === null ? undefined : runs.get(trip.runId);
        const found = run?.driverId ? positions.get(run.driverId) : undefined;
        const position = found && { latitude: found.latitude, longitude: found.longitude, at: found.at };
        const drive = await driveToNext(trip, {
          position,
          placeOf: ({ point, riders }) => point?.position ?? find(riders)?.position,
          timeZone: departure.timeZone,
        });
        const driver = {
          phone: run?.phone ?? null,
          position,
          heardAt: latestOf(run?.markedAt ?? undefined, position?.at),
          driverId: run?.driverId ?? undefined,
          ...(run?.endReason === 'given_away' && { givenAwayAt: run.endedAt ?? undefined }),
          isConfirmed: isConfirmed(trip),
          isChanged: run?.confirmedTripId != null || run?.continues != null,
        };
        return toLiveRun(trip, driver, drive);
      }),
    );
    const carried = new Set(
      trips
        .filter(({ direction }) => direction === 'out')
        .flatMap(({ stops }) => stops.flatMap(({ riders }) => find(riders)?.id ?? [])),
    );
    const unplanned = parties.filter((party) => !carried.has(party.id));
    return {
      id,
      event: namesIn(departure.translations),
      place: departure.place,
      country: departure.country,
      timeZone: departure.timeZone,
      startsAt: isoMoment(departure.startsAt),
      runs: live,
      unplanned: unplanned.reduce((sum, { seats }) => sum + seats, 0),
    };
  };
