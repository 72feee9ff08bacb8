import { sql } from 'kysely';
import { byName } from '../../../database/by-name.ts';
import { now, type Queryable } from '../../../database/database.ts';

/** SQL: it is the day of trip `t`, or the trip is under way. */
const isOnTheDay = sql<boolean>`(
  (now() AT TIME ZONE e.time_zone)::date IN
    ((t.starts_at AT TIME ZONE e.time_zone)::date, (t.ends_at AT TIME ZONE e.time_zone)::date)
  OR now() BETWEEN t.starts_at AND t.ends_at)`;

/** Partner companies, their vehicles, and the published trips of those. */
export const createPartnersRepository = (db: Queryable) => ({
  list: () => db.selectFrom('partner').select(['id', 'name']).orderBy(byName('name')).orderBy('id').execute(),

  /** @returns undefined when the name is taken */
  add: (name: string) =>
    db
      .insertInto('partner')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst(),

  vehicles: (partnerId: number) =>
    db
      .selectFrom('vehicle')
      .select(['plate', 'name', 'seats'])
      .where('partner_id', '=', partnerId)
      .where('retired', '=', false)
      .orderBy('plate')
      .execute(),

  runs: (partnerId: number) =>
    db
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .innerJoin('departure as d', 'd.id', 'p.departure_id')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .innerJoin('vehicle as v', 'v.id', 't.vehicle_id')
      .select(['t.id', 'p.id as planId', 'p.departure_id as departureId', 'p.direction', 't.van', 't.driver'])
      .select(['t.starts_at as startsAt', 't.ends_at as endsAt', 'e.time_zone as timeZone'])
      .select(['e.id as eventId', 'e.slug', 'e.translations', isOnTheDay.as('isToday')])
      .select((eb) =>
        eb
          .selectFrom('trip_stop as s')
          .select(({ fn }) => fn.max('s.load').as('load'))
          .whereRef('s.trip_id', '=', 't.id')
          .as('seats'),
      )
      .where('v.partner_id', '=', partnerId)
      .where('p.state', '=', 'published')
      .where('t.ends_at', '>', now)
      .where('d.called_off_at', 'is', null)
      .where('e.withdrawn', '=', false)
      .orderBy('t.starts_at')
      .orderBy('t.id')
      .execute(),
});
