import type { NoShowBy } from '@idavuelta/shared/contracts/staff';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { readBoardings } from '../../dispatch/trips/outcomes.ts';
import { isBoarded } from '../report.repository.ts';
import type { ReportScope } from '../report-period.ts';
import { ordersOfDepartures } from '../sold-orders.repository.ts';

interface WantedNoShows extends ReportScope {
  by: NoShowBy;
}

const keys: Record<NoShowBy, RawBuilder<string>> = {
  event: sql`d.event_id::text`,
  departure: sql`d.id::text`,
  driver: sql`COALESCE(driven.driver_id::text, '')`,
};

/** Selects the drivers of ticket `t` to departure `d`: several, when its passengers wait at several addresses. */
const driversOf = (db: Queryable) =>
  db
    .selectFrom('trip_rider as r')
    .innerJoin('trip_stop as s', 's.id', 'r.trip_stop_id')
    .innerJoin('trip as tr', 'tr.id', 's.trip_id')
    .innerJoin('dispatch_plan as p', 'p.id', 'tr.plan_id')
    .select('tr.driver_id')
    .distinct()
    .where('r.order_ticket_id', '=', sql.ref<number>('t.id'))
    .where('p.departure_id', '=', sql.ref<number>('d.id'))
    .where('p.state', '=', 'published')
    .where('p.direction', '=', 'out');

const begun = sql<boolean>`d.starts_at < now()`;
const isMarked = sql<boolean>`EXISTS (SELECT FROM trip_mark m WHERE m.departure_id = d.id)`;

/** Counts the valid tickets of begun departures on the days, by what became of them. */
export async function readNoShows(db: Queryable, { by, ...scope }: WantedNoShows) {
  const marked = await ordersOfDepartures(db, scope).select('d.id').distinct().where(begun).where(isMarked).execute();
  const markedIds = marked.map(({ id }) => id);
  const boardings = await readBoardings(db, markedIds);
  const tickets = ordersOfDepartures(db, scope)
    .innerJoin('order_ticket as t', 't.order_id', 'o.id')
    .leftJoin('ticket_check as k', (join) => join.onRef('k.order_ticket_id', '=', 't.id').on('k.leg', '=', 'outbound'))
    .$if(by === 'driver', (query) => query.leftJoinLateral(driversOf(db).as('driven'), (join) => join.onTrue()))
    .select([
      keys[by].as('key'),
      isBoarded(boardings).as('boarded'),
      sql<boolean>`d.id = ANY (${markedIds}::int[])
        OR bool_or(k.leg IS NOT NULL) OVER (PARTITION BY d.id)`.as('known'),
    ])
    .where('o.state', '=', 'paid')
    .where('t.refund_id', 'is', null)
    .where('d.called_off_at', 'is', null)
    .where(begun);
  return db
    .selectFrom(tickets.as('ticket'))
    .select('key')
    .select([
      sql<number>`count(*)`.as('tickets'),
      sql<number>`count(*) FILTER (WHERE boarded)`.as('boarded'),
      sql<number>`count(*) FILTER (WHERE known AND NOT boarded)`.as('missing'),
      sql<number>`count(*) FILTER (WHERE NOT known AND NOT boarded)`.as('unknown'),
    ])
    .groupBy('key')
    .execute();
}

/** Returns the names of drivers. */
export const readDrivers = (db: Queryable, ids: number[]) =>
  db.selectFrom('staff_user').select(['id', 'name']).where('id', 'in', ids).execute();
