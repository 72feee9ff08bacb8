import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { isWithin } from '../../reports/report-period.repository.ts';
import type { ReportScope } from '../../reports/report-period.ts';
import type { PlanKey } from '../plans/plans.repository.ts';

/** Departures with a published plan, which trip reports cover. */
export const createReportedDeparturesRepository = (db: Queryable) => ({
  /** Returns a row per direction, latest first, without departures that were called off. */
  within: (scope: ReportScope, limit: number) =>
    db
      .selectFrom('departure as d')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .innerJoin('place', 'place.id', 'e.place_id')
      .innerJoin('dispatch_plan as p', 'p.departure_id', 'd.id')
      .select(['p.id as planId', 'p.direction', 'd.id', 'e.translations', 'place.name as place'])
      .select(['d.starts_at as startsAt', 'e.time_zone as timeZone', 'e.country_code as country'])
      .where('p.state', '=', 'published')
      .where('d.called_off_at', 'is', null)
      // for a cancelled event, the departures that took place before it have paid orders
      .where(sql<boolean>`(NOT e.withdrawn OR EXISTS (
        SELECT FROM orders o WHERE o.departure_id = d.id AND o.state = 'paid'))`)
      .where(isWithin('d.starts_at', scope))
      .$if(scope.country !== undefined, (query) => query.where('e.country_code', '=', scope.country as CountryCode))
      .$if(scope.event !== undefined, (query) => query.where('e.id', '=', scope.event as number))
      .orderBy('d.starts_at', 'desc')
      .orderBy('d.id', 'desc')
      // out before back
      .orderBy('p.direction', 'desc')
      .limit(limit)
      .execute(),

  plan: ({ departureId, direction }: PlanKey) =>
    db
      .selectFrom('dispatch_plan')
      .select('id')
      .where('departure_id', '=', departureId)
      .where('direction', '=', direction)
      .where('state', '=', 'published')
      .executeTakeFirst(),
});
