import type {
  Leg,
  Money,
  OrderId,
  Passenger,
  PaymentCode,
  PaymentMethodCode,
  PaymentState,
} from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type {
  AttemptState,
  FlagReason,
  RefundReason,
  RefundState,
  SeatHoldState,
  TicketAddress,
  TicketTranslations,
} from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { moneyIn, priceIn } from '../../../database/money.repository.ts';

export interface OrderHead {
  id: OrderId;
  number: string;
  state: PaymentState;
  paymentCode: PaymentCode;
  total: Money;
  coupon: string | null;
  placedAt: Date;
  paidAt: Date | null;
  /** What became of its seats, and until when they are held. */
  seats: SeatHoldState;
  heldUntil: Date;
  flags: FlagReason[];
  buyer: { name: string; email: string; phone: string };
  /** Slug of the event. */
  event: string;
  place: string;
  startsAt: Date;
  timeZone: string;
}

export interface TicketForStaff {
  number: number;
  translations: TicketTranslations;
  /** Coupon considered. */
  price: Money;
  refunded: boolean;
  /** The rides on which its code was checked. */
  checked: Leg[];
  passengers: Passenger[];
  addresses: TicketAddress[];
}

export interface AttemptForStaff {
  provider: PaymentMethodCode;
  reference: string;
  amount: Money;
  state: AttemptState;
  createdAt: Date;
  settledAt: Date | null;
}

export interface RefundForStaff {
  amount: Money;
  state: RefundState;
  reason: RefundReason;
  /** Who wanted it, as in the audit. */
  by: string;
  requestedAt: Date;
  settledAt: Date | null;
}

/** One order with everything that staff needs, whoever's it is. */
export const createOrderForStaffRepository = (db: Queryable) => ({
  async head(orderId: OrderId) {
    const { rows } = await sql<OrderHead>`
      SELECT o.id, o.number, o.state, o.payment_code AS "paymentCode", ${priceIn('o.total_minor')} AS total,
        coupon.code AS coupon, o.created_at AS "placedAt", o.paid_at AS "paidAt", h.state AS seats,
        h.held_until AS "heldUntil", o.flag_reasons AS flags,
        jsonb_build_object('name', c.first_name || ' ' || c.last_name, 'email', c.email, 'phone', c.phone_number) AS buyer,
        e.slug AS event, p.name AS place, d.starts_at AS "startsAt", e.time_zone AS "timeZone"
      FROM orders o JOIN customer c ON c.id = o.customer_id JOIN departure d ON d.id = o.departure_id
      JOIN event e ON e.id = o.event_id JOIN place p ON p.id = e.place_id JOIN seat_hold h ON h.order_id = o.id
      LEFT JOIN coupon ON coupon.id = o.coupon_id
      WHERE o.id = ${orderId}`.execute(db);
    return rows[0];
  },

  async tickets(orderId: OrderId) {
    const { rows } = await sql<TicketForStaff>`
      SELECT t.number, t.translations, ${priceIn('t.paid_minor')} AS price, t.refund_id IS NOT NULL AS refunded,
        ARRAY(SELECT leg FROM ticket_check k WHERE k.order_ticket_id = t.id ORDER BY k.checked_at) AS checked,
        t.passengers, t.addresses
      FROM (SELECT *, COALESCE(discount_price_minor, price_minor) AS paid_minor FROM order_ticket) t
      WHERE t.order_id = ${orderId} ORDER BY t.number`.execute(db);
    return rows;
  },

  attempts: (orderId: OrderId): Promise<AttemptForStaff[]> =>
    db
      .selectFrom('payment as p')
      .select([
        'p.provider',
        'p.reference',
        moneyIn('p.amount_minor', 'p.currency').as('amount'),
        'p.state',
        'p.created_at as createdAt',
        'p.settled_at as settledAt',
      ])
      .where('p.order_id', '=', orderId)
      .orderBy('p.id')
      .execute(),

  refunds: (orderId: OrderId): Promise<RefundForStaff[]> =>
    db
      .selectFrom('refund as r')
      .innerJoin('payment as p', 'p.id', 'r.payment_id')
      .select([
        moneyIn('r.amount_minor', 'p.currency').as('amount'),
        'r.state',
        'r.reason',
        'r.requested_by as by',
        'r.requested_at as requestedAt',
        'r.settled_at as settledAt',
      ])
      .where('p.order_id', '=', orderId)
      .orderBy('r.id')
      .execute(),
});
