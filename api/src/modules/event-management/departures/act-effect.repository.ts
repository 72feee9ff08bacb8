import type { Language, Money, PaymentMethodCode } from '@idavuelta/shared/contracts';
import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { DB, Orders } from '../../../database/schema.ts';
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

const ofOrder = expressionBuilder<DB & { o: Orders }, 'o'>();

/** SQL: valid tickets of order `o` and their passengers. */
const tickets = ofOrder
  .selectFrom('order_ticket as k')
  .whereRef('k.order_id', '=', 'o.id')
  .where('k.refund_id', 'is', null)
  .select(({ fn }) => [fn.countAll().as('tickets'), sql<number>`sum(jsonb_array_length(k.passengers))`.as('people')]);

/** SQL: units held by order `o`. */
const heldUnits = ofOrder
  .selectFrom('seat_hold_item as i')
  .innerJoin('seat_hold as hold', 'hold.order_id', 'i.order_id')
  .whereRef('i.order_id', '=', 'o.id')
  .where('hold.state', '=', 'held')
  .select(({ fn }) => fn.sum('i.units').as('units'));

/** Measures what an act would affect. */
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

  /** Returns the refunds due to paid orders, by payment method. */
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
