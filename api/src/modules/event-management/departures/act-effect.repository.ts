import type { Language, Money, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { movedBack } from '../../orders/cancellation/order-money.repository.ts';
import { takenStates } from '../../orders/order-transitions.ts';

interface Counted {
  orders: number;
  paid: number;
  tickets: number;
  people: number;
  held: number;
  languages: Language[];
}

export interface ChargedByMethod {
  method: PaymentMethodCode;
  minor: number;
  currency: Money['currency'];
  orders: number;
}

const isOfDepartures = (departureIds: number[]) => sql<boolean>`o.departure_id = ANY (${departureIds}::int[])`;

/** SQL: tickets and people of order `o` that were not paid back. */
const tickets = sql<{ tickets: number; people: number }>`(
  SELECT count(*) AS tickets, sum(jsonb_array_length(k.passengers)) AS people FROM order_ticket k
  WHERE k.order_id = o.id AND k.refund_id IS NULL)`;

/** SQL: units that order `o` holds. */
const heldUnits = sql<{ units: number }>`(
  SELECT sum(i.units) AS units FROM seat_hold_item i JOIN seat_hold hold ON hold.order_id = i.order_id
  WHERE i.order_id = o.id AND hold.state = 'held')`;

/** What an act would reach. */
export const createActEffectRepository = (db: Queryable) => ({
  count: (departureIds: number[]): Promise<Counted & { waiting: number }> =>
    db
      .selectFrom('orders as o')
      .leftJoinLateral(tickets.as('t'), (join) => join.onTrue())
      .leftJoinLateral(heldUnits.as('h'), (join) => join.onTrue())
      .select([
        sql<number>`count(*)::int`.as('orders'),
        sql<number>`count(*) FILTER (WHERE o.state = 'paid')::int`.as('paid'),
        sql<number>`COALESCE(sum(t.tickets), 0)::int`.as('tickets'),
        sql<number>`COALESCE(sum(t.people), 0)::int`.as('people'),
        sql<number>`COALESCE(sum(h.units), 0)::int`.as('held'),
        sql<Counted['languages']>`COALESCE(array_agg(DISTINCT o.language), '{}')`.as('languages'),
        sql<number>`(SELECT count(*)::int FROM waiting_list w
          WHERE w.departure_id = ANY (${departureIds}::int[]) AND w.state IN ('waiting', 'told'))`.as('waiting'),
      ])
      .where(isOfDepartures(departureIds))
      .where(sql<boolean>`o.state = ANY (${takenStates}::text[])`)
      .executeTakeFirstOrThrow(),

  /** What paid orders would get back, by the method that they were paid by. */
  money: (departureIds: number[]): Promise<ChargedByMethod[]> =>
    db
      .selectFrom('orders as o')
      .innerJoin('payment as p', (join) => join.onRef('p.order_id', '=', 'o.id').on('p.state', '=', 'paid'))
      .select(['p.provider as method', 'p.currency'])
      .select([
        sql<number>`sum(p.amount_minor - ${movedBack})::bigint`.as('minor'),
        sql<number>`count(*)::int`.as('orders'),
      ])
      .where(isOfDepartures(departureIds))
      .where('o.state', '=', 'paid')
      .where(sql<boolean>`p.amount_minor > ${movedBack} AND 'charged-back' <> ALL (o.flag_reasons)`)
      .groupBy(['p.provider', 'p.currency'])
      .orderBy('p.provider')
      .orderBy('p.currency')
      .execute(),
});
