import type { ReportedTrip, TripReport, TripReportRow } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { namesIn } from '../../event-management/options/names-in.ts';
import { assertPeriod, type ReportScope } from '../../reports/report-period.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { readMarkedTrips } from '../trips/marked-trips.ts';
import { createTripsRepository } from '../trips/trips.repository.ts';
import { createReportedDeparturesRepository } from './reported-departures.repository.ts';
import { type CountedTrip, figuresOf } from './trip-figures.ts';

type ReportedDeparture = Awaited<ReturnType<ReturnType<typeof createReportedDeparturesRepository>['within']>>[number];

/** Number of plans loaded at a time. */
const batch = 40;

const toRow = ({ planId: _plan, direction, ...departure }: ReportedDeparture, trips: CountedTrip[]): TripReportRow => ({
  departure: {
    id: departure.id,
    event: namesIn(departure.translations),
    place: departure.place,
    startsAt: isoMoment(departure.startsAt),
    timeZone: departure.timeZone,
    country: departure.country,
  },
  direction,
  trips: trips.length,
  driven: trips.filter(({ isDriven }) => isDriven).length,
  seats: trips.reduce((sum, { seats }) => sum + (seats ?? 0), 0),
  ...figuresOf(trips),
});

const toTrip = (trip: CountedTrip): ReportedTrip => ({
  id: trip.id,
  number: trip.number,
  van: trip.van,
  driver: trip.driver,
  isDriven: trip.isDriven,
  ...(trip.seats !== null && { seats: trip.seats }),
  startsAt: trip.startsAt,
  ...(trip.leftAt && { leftAt: trip.leftAt }),
  endsAt: trip.endsAt,
  ...(trip.doneAt && { doneAt: trip.doneAt }),
  ...figuresOf([trip]),
});

interface TripReportsDependencies {
  db: Queryable;
  maxRows?: number;
}

/** Reports of planned versus driven trips. */
export function createTripReports({ db, maxRows = 1000 }: TripReportsDependencies) {
  const departures = createReportedDeparturesRepository(db);
  const tripsOf = async (planIds: number[]) => readMarkedTrips(db, await createTripsRepository(db).ofPlans(planIds));

  /** @throws VALIDATION_FAILED for an impossible period */
  async function read(scope: ReportScope): Promise<TripReport> {
    assertPeriod(scope);
    const found = await departures.within(scope, maxRows + 1);
    const reported = found.slice(0, maxRows);
    const rows: TripReportRow[] = [];
    for (let from = 0; from < reported.length; from += batch) {
      const some = reported.slice(from, from + batch);
      const trips = Map.groupBy(await tripsOf(some.map(({ planId }) => planId)), ({ planId }) => planId);
      rows.push(...some.map((departure) => toRow(departure, trips.get(departure.planId) ?? [])));
    }
    return { rows, more: found.length > maxRows };
  }

  return {
    read,

    /**
     * Reads a report for export, which must not be silently truncated.
     * @throws VALIDATION_FAILED also when there are too many rows
     */
    async readAll(scope: ReportScope): Promise<TripReportRow[]> {
      const { rows, more } = await read(scope);
      if (more) throw invalidFields({ field: 'until', reason: 'too_long' });
      return rows;
    },

    /** Returns the trips of a departure in one direction, by number. @throws NOT_FOUND without a published plan */
    async ofDeparture(key: PlanKey): Promise<ReportedTrip[]> {
      const plan = await departures.plan(key);
      if (!plan) throw new AppError('NOT_FOUND');
      const trips = await tripsOf([plan.id]);
      return trips.toSorted((one, other) => one.number - other.number).map(toTrip);
    },
  };
}

export type TripReports = ReturnType<typeof createTripReports>;
