import { translated } from '@idavuelta/shared/contracts';
import { tripReportQuery, tripReportResponse } from '@idavuelta/shared/contracts/schemas/staff';
import type { ReportedTrip, TripReport, TripReportRow } from '@idavuelta/shared/contracts/staff';
import { dayAt, timeAt } from '@idavuelta/shared/contracts/time';
import type { Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { assertPeriod, type ReportScope } from '../../reports/report-period.ts';
import type { StaffReport } from '../../reports/staff-report.ts';
import type { PlanKey } from '../plans/plans.repository.ts';
import { readCreditedTrips } from './credited-trips.ts';
import { createReportedDeparturesRepository } from './reported-departures.repository.ts';
import { toRow, toTrip } from './trip-figures.ts';

const counts = ['trips', 'driven', 'seats', 'planned', 'boarded', 'noShows', 'unmarked', 'emptySeats'] as const;
const courses = ['plannedKilometres', 'plannedMinutes', 'drivenMinutes'] as const;
const delays = ['stops', 'visited', 'onTime', 'meanDelayMinutes', 'worstDelayMinutes'] as const;

const keyOf = ({ departureId, direction }: PlanKey) => `${departureId} ${direction}`;

/** Number of plans loaded at a time. */
const batch = 40;

interface TripReportsDependencies {
  db: Queryable;
  maxRows?: number;
}

/** Reports of planned versus driven trips. */
export function createTripReports({ db, maxRows = 1000 }: TripReportsDependencies) {
  const departures = createReportedDeparturesRepository(db);

  /** @throws VALIDATION_FAILED for an impossible period */
  async function read(scope: ReportScope): Promise<TripReport> {
    assertPeriod(scope);
    const found = await departures.within(scope, maxRows + 1);
    const reported = found.slice(0, maxRows);
    const rows: TripReportRow[] = [];
    for (let from = 0; from < reported.length; from += batch) {
      const some = reported.slice(from, from + batch);
      const credited = await readCreditedTrips(
        db,
        some.map(({ planId, id }) => ({ planId, departureId: id })),
      );
      const trips = Map.groupBy(credited, keyOf);
      rows.push(
        ...some.map(({ id, ...row }) => toRow({ id, ...row }, trips.get(keyOf({ ...row, departureId: id })) ?? [])),
      );
    }
    return { rows, more: found.length > maxRows };
  }

  const report = {
    address: 'GET /staff-api/trip-report',
    name: 'TripReport',
    permission: 'trip-reports.read',
    summary: 'Get planned and actual figures of the trips by departure',
    query: tripReportQuery,
    response: tripReportResponse,
    read,
    /** @throws VALIDATION_FAILED also when there are too many rows */
    async readAll(scope: ReportScope) {
      const { rows, more } = await read(scope);
      if (more) throw invalidFields({ field: 'until', reason: 'too_long' });
      return rows;
    },
    /** Unknown values are empty cells. */
    columns(t, { language }) {
      const number = (field: (typeof counts)[number] | (typeof courses)[number] | (typeof delays)[number]) => ({
        title: t(`trips.${field}`),
        value: (row: TripReportRow) => row[field] ?? null,
      });
      return [
        {
          title: t('dimensions.event'),
          width: 30,
          value: ({ departure: { event } }) => translated(event, language)?.name ?? null,
        },
        { title: t('trips.place'), width: 24, value: ({ departure }) => departure.place },
        {
          title: t('trips.startsAt'),
          width: 18,
          value: ({ departure: { startsAt, timeZone } }) =>
            `${dayAt(startsAt, timeZone)} ${timeAt(startsAt, timeZone)}`,
        },
        { title: t('columns.country'), value: ({ departure }) => departure.country },
        { title: t('trips.direction'), value: ({ direction }) => t(`directions.${direction}`) },
        ...counts.map(number),
        {
          title: `${t('trips.load')} %`,
          value: ({ load }) => (load === undefined ? null : Math.round(load * 1000) / 10),
        },
        ...courses.map(number),
        ...delays.map(number),
      ];
    },
  } satisfies StaffReport<typeof tripReportQuery, typeof tripReportResponse, TripReportRow>;

  return {
    ...report,

    /** Returns the trips of a departure in one direction, by number. @throws NOT_FOUND without a published plan */
    async ofDeparture(key: PlanKey): Promise<ReportedTrip[]> {
      const plan = await departures.plan(key);
      if (!plan) throw new AppError('NOT_FOUND');
      const trips = await readCreditedTrips(db, [{ planId: plan.id, departureId: key.departureId }]);
      return trips
        .filter(({ direction }) => direction === key.direction)
        .toSorted((one, other) => one.number - other.number)
        .map(toTrip);
    },
  };
}

export type TripReports = ReturnType<typeof createTripReports>;
