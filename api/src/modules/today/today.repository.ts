import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { needOf, openStates } from '../fiscal/for-staff/tax-companies.repository.ts';

/** Number of pending items, and since when the oldest is pending. */
export interface Waiting {
  count: number;
  oldest: Date | null;
}

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

  taxDocuments: (): Promise<Waiting> =>
    db
      .selectFrom('fiscal_document as f')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('f.issued_at').as('oldest')])
      .where('f.state', 'in', openStates)
      .where(needOf.refused)
      .executeTakeFirstOrThrow(),

  privacyRequests: (): Promise<Waiting> =>
    db
      .selectFrom('privacy_request')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('confirmed_at').as('oldest')])
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow(),

  /** Returns the published trips of departures by direction, and how many of them nobody drives. */
  plans: (departureIds: number[]) =>
    db
      .selectFrom('dispatch_plan as p')
      .innerJoin('trip as t', 't.plan_id', 'p.id')
      .select(['p.departure_id as departureId', 'p.direction'])
      .select(({ fn }) => fn.countAll<number>().as('trips'))
      .select(sql<number>`count(*) FILTER (WHERE t.driver_id IS NULL AND t.driver = '')`.as('withoutDriver'))
      .where('p.state', '=', 'published')
      .where(sql<boolean>`p.departure_id = ANY (${departureIds}::int[])`)
      .groupBy(['p.departure_id', 'p.direction'])
      .execute(),

  /**
   * Returns what was sold in the last fourteen days by country of the event and currency, `daysAgo` of `today` in the
   * country's zone. The day a week ago counts only until this time of day, so that both weeks are equally long.
   */
  async sales() {
    const sold = db
      .selectFrom('orders as o')
      .innerJoin('event as e', 'e.id', 'o.event_id')
      .innerJoin('country as k', 'k.code', 'e.country_code')
      .select(['k.code as country', 'k.position', 'o.currency', 'o.amount_minor as minor'])
      .select(sql<string>`(now() AT TIME ZONE k.time_zone)::date::text`.as('today'))
      .select(
        sql<number>`(now() AT TIME ZONE k.time_zone)::date - (o.paid_at AT TIME ZONE k.time_zone)::date`.as('daysAgo'),
      )
      .select((eb) =>
        eb
          .selectFrom('order_ticket as t')
          .select(({ fn }) => fn.countAll<number>().as('tickets'))
          .whereRef('t.order_id', '=', 'o.id')
          .as('tickets'),
      )
      .where('o.paid_at', '>=', sql<Date>`now() - interval '15 days'`)
      .where(sql<boolean>`NOT ((o.paid_at AT TIME ZONE k.time_zone)::date
        = (now() AT TIME ZONE k.time_zone)::date - 7 AND o.paid_at > now() - interval '7 days')`);
    return db
      .selectFrom(sold.as('sold'))
      .select(['country', 'currency', 'today', 'daysAgo'])
      .select([
        sql<number>`count(*)`.as('orders'),
        sql<number>`COALESCE(sum(tickets), 0)::int`.as('tickets'),
        sql<number>`COALESCE(sum(minor), 0)::bigint`.as('minor'),
      ])
      .where('daysAgo', '<', 14)
      .groupBy(['country', 'position', 'currency', 'today', 'daysAgo'])
      .orderBy('position')
      .orderBy('currency')
      .execute();
  },
});
