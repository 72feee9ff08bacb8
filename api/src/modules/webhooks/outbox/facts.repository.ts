import type { Leg, OrderId } from '@idavuelta/shared/contracts';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Reads what webhooks say, in the transaction of the fact. */
export const createFactsRepository = (tx: Queryable) => ({
  order: (id: OrderId) =>
    tx
      .selectFrom('orders as o')
      .innerJoin('departure as d', 'd.id', 'o.departure_id')
      .innerJoin('event as e', 'e.id', 'o.event_id')
      .select(['o.id', 'o.number', 'o.state', 'o.amount_minor as minor', 'o.currency', 'o.created_at as placedAt'])
      .select(['o.paid_at as paidAt', 'e.id as eventId', 'e.slug', 'e.time_zone as timeZone'])
      .select(['d.id as departureId', 'd.starts_at as startsAt'])
      .select(({ selectFrom }) =>
        selectFrom('order_ticket as t')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('t.order_id', '=', 'o.id')
          .where('t.refund_id', 'is', null)
          .$asScalar()
          .$notNull()
          .as('tickets'),
      )
      .where('o.id', '=', id)
      .executeTakeFirst(),

  refund: (id: number) =>
    tx
      .selectFrom('refund as r')
      .innerJoin('payment as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.amount_minor as minor', 'p.currency'])
      .select(sql<boolean>`r.paid_back_by IS NOT NULL`.as('byHand'))
      .where('r.id', '=', id)
      .executeTakeFirst(),

  /** When a ticket was first checked on a leg. */
  async checkedAt({ orderId, ticket, leg }: { orderId: OrderId; ticket: number; leg: Leg }) {
    const check = await tx
      .selectFrom('ticket_check as k')
      .innerJoin('order_ticket as t', 't.id', 'k.order_ticket_id')
      .select('k.checked_at as at')
      .where('t.order_id', '=', orderId)
      .where('t.number', '=', ticket)
      .where('k.leg', '=', leg)
      .executeTakeFirst();
    return check?.at;
  },

  departure: (id: number) =>
    tx
      .selectFrom('departure as d')
      .innerJoin('event as e', 'e.id', 'd.event_id')
      .select(['d.id as departureId', 'd.starts_at as startsAt'])
      .select(['e.id as eventId', 'e.slug', 'e.time_zone as timeZone'])
      .where('d.id', '=', id)
      .executeTakeFirst(),

  trips: (departureId: number, direction: PlanDirection) =>
    tx
      .selectFrom('trip as t')
      .innerJoin('dispatch_plan as p', 'p.id', 't.plan_id')
      .select(['t.number', 't.van', 't.starts_at as startsAt', 't.ends_at as endsAt'])
      .select(({ selectFrom }) =>
        selectFrom('trip_stop as s')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('s.trip_id', '=', 't.id')
          .$asScalar()
          .$notNull()
          .as('stops'),
      )
      .where('p.departure_id', '=', departureId)
      .where('p.direction', '=', direction)
      .where('p.state', '=', 'published')
      .orderBy('t.number')
      .execute(),

  document: (id: string) =>
    tx
      .selectFrom('fiscal_document as f')
      .innerJoin('orders as o', 'o.id', 'f.order_id')
      .select(['f.id', 'f.kind', 'f.series', 'f.number', 'f.country_code as country', 'f.total_minor as minor'])
      .select(['f.currency', 'f.issued_at as issuedAt', 'o.id as orderId', 'o.number as orderNumber'])
      .where('f.id', '=', id)
      .executeTakeFirst(),
});

type Facts = ReturnType<typeof createFactsRepository>;
export type DescribedOrder = NonNullable<Awaited<ReturnType<Facts['order']>>>;
export type DescribedDeparture = NonNullable<Awaited<ReturnType<Facts['departure']>>>;
