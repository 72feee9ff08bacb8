import { sql } from 'kysely';
import type { Queryable } from '../../../../database/database.ts';
import { durationOf } from '../../../../database/event-duration.ts';
import { selectOrders } from '../../../orders/order-rows.repository.ts';
import { areTimesVisible } from '../../../pick-ups/times/pick-up-times.repository.ts';

/** Orders as seen by their travellers. */
export const createRidesRepository = (db: Queryable) => ({
  /** Returns the departure of an order, and whether its travellers may already see their rides. */
  departureOf: (orderId: string) =>
    selectOrders(db)
      .innerJoin('event_date as date', 'date.id', 'd.event_date_id')
      .select(['d.id as departureId', 'e.translations', 'e.time_zone as timeZone', 'd.starts_at as startsAt'])
      .select([sql<Date>`d.starts_at + ${durationOf('e', 'date')}`.as('endsAt')])
      .select(areTimesVisible('e', 'd').as('areTimesVisible'))
      .where('o.id', '=', orderId)
      .executeTakeFirst(),
});
