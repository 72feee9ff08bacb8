import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

interface Waiting {
  count: number;
  oldest: Date | null;
}

/** Number of days of sales shown. */
const days = 30;

/** Reads pending work, each kind with the time of its oldest item. */
export const createTodayRepository = (db: Queryable) => ({
  transfers: (): Promise<Waiting> =>
    db
      .selectFrom('orders as o')
      .innerJoin('payment as p', 'p.order_id', 'o.id')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('p.created_at').as('oldest')])
      .where('o.state', '=', 'awaiting_transfer_payment')
      .where('p.provider', '=', 'transferencia')
      .where('p.state', '=', 'started')
      .executeTakeFirstOrThrow(),

  bankRows: (): Promise<Waiting> =>
    db
      .selectFrom('bank_row')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('imported_at').as('oldest')])
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow(),

  refundsByHand: (): Promise<Waiting> =>
    db
      .selectFrom('refund')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('requested_at').as('oldest')])
      .where('state', '=', 'by_hand')
      .executeTakeFirstOrThrow(),

  flags: (): Promise<Waiting> =>
    db
      .selectFrom('orders')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('flagged_at').as('oldest')])
      .where('flagged_at', 'is not', null)
      .executeTakeFirstOrThrow(),

  /** Returns sales per day in each event's time zone and per currency, including days without sales. */
  async sales() {
    const sold = db
      .selectFrom('orders as o')
      .innerJoin('event as e', 'e.id', 'o.event_id')
      .select(sql<string>`(o.paid_at AT TIME ZONE e.time_zone)::date`.as('day'))
      .select(['o.amount_minor as minor', 'o.currency'])
      .select((eb) =>
        eb
          .selectFrom('order_ticket as t')
          .select(({ fn }) => fn.countAll<number>().as('tickets'))
          .whereRef('t.order_id', '=', 'o.id')
          .as('tickets'),
      )
      .where('o.paid_at', '>=', sql<Date>`now() - make_interval(days => ${days + 1})`);
    const calendar = sql<string>`days_between(current_date - ${sql.lit(days - 1)}, current_date)`;
    return db
      .selectFrom(db.selectNoFrom(calendar.as('day')).as('calendar'))
      .leftJoin(sold.as('sold'), 'sold.day', 'calendar.day')
      .select([
        sql<string>`to_char(calendar.day, 'YYYY-MM-DD')`.as('day'),
        'sold.currency',
        sql<number>`count(sold.day)`.as('orders'),
        sql<number>`COALESCE(sum(sold.tickets), 0)::int`.as('tickets'),
        sql<number>`COALESCE(sum(sold.minor), 0)::bigint`.as('minor'),
      ])
      .groupBy(['calendar.day', 'sold.currency'])
      .orderBy('calendar.day')
      .execute();
  },
});
