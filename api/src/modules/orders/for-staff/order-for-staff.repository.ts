import type {
  AcceptedDocument,
  CountryCode,
  Leg,
  Money,
  OrderId,
  Passenger,
  PaymentCode,
  PaymentMethodCode,
  PaymentState,
  Position,
} from '@idavuelta/shared/contracts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  AttemptState,
  FlagReason,
  RefundReason,
  RefundState,
  SeatHoldState,
  TicketAddress,
  TicketSpace,
  TicketTranslations,
} from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { localName } from '../../../database/local-name.ts';
import { withAmount } from '../../../database/with-amount.ts';
import { pickUpCounties } from '../../seats/pick-up-counties.repository.ts';
import { selectOrders } from '../order-rows.repository.ts';

export interface OrderHead {
  id: OrderId;
  number: string;
  state: PaymentState;
  paymentCode: PaymentCode;
  total: Money;
  coupon: string | null;
  /** Null for older orders: it was not recorded then. */
  accepted: AcceptedDocument[] | null;
  placedAt: Date;
  paidAt: Date | null;
  /** State of its seats, and the end of their hold. */
  seats: SeatHoldState;
  heldUntil: Date;
  flags: FlagReason[];
  customerId: number;
  buyer: { name: string; email: string; phone: string };
  /** Slug of the event. */
  event: string;
  /** In the language of the event's country. */
  eventName: string;
  country: CountryCode;
  place: string;
  placePosition?: Position;
  startsAt: Date;
  timeZone: string;
  departureId: number;
}

export interface TicketForStaff {
  number: number;
  /** In the language of the order. */
  name: string;
  translations: TicketTranslations;
  /** After the coupon discount. */
  price: Money;
  refunded: boolean;
  /** Number of times its code was issued. */
  issue: number;
  /** Maximum number of pick-up addresses. */
  stops: number;
  /** Counties where it can pick up. */
  counties: { id: number; name: string }[];
  /** The meeting point; null for door pick-up. */
  meetingPoint: string | null;
  /** Legs on which its code was checked. */
  checked: Leg[];
  passengers: Passenger[];
  addresses: TicketAddress[];
  spaces: TicketSpace[];
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
  /** Author of the refund, as in the audit. */
  by: string;
  requestedAt: Date;
  settledAt: Date | null;
  /** Reference of a manual refund by staff. */
  paidBackReference: string | null;
}

/** Reads one order of any customer with everything staff needs. */
export const createOrderForStaffRepository = (db: Queryable) => ({
  async head(orderId: OrderId): Promise<OrderHead | undefined> {
    const row = await selectOrders(db)
      .innerJoin('customer as c', 'c.id', 'o.customer_id')
      .innerJoin('place as p', 'p.id', 'e.place_id')
      .innerJoin('country as k', 'k.code', 'e.country_code')
      .innerJoin('seat_hold as h', 'h.order_id', 'o.id')
      .leftJoin('coupon', 'coupon.id', 'o.coupon_id')
      .select([
        'o.id',
        'o.number',
        'o.state',
        'o.payment_code as paymentCode',
        'o.amount_minor as totalMinor',
        'o.currency',
      ])
      .select(['coupon.code as coupon', 'o.accepted', 'o.created_at as placedAt', 'o.paid_at as paidAt'])
      .select(['h.state as seats', 'h.held_until as heldUntil', 'o.flag_reasons as flags'])
      .select(['c.first_name as firstName', 'c.last_name as lastName', 'c.email', 'c.phone_number as phone'])
      .select(['o.customer_id as customerId', 'e.country_code as country', 'p.latitude', 'p.longitude'])
      .select(localName('e.translations', 'k.default_locale').as('eventName'))
      .select(['e.slug as event', 'p.name as place', 'd.starts_at as startsAt', 'e.time_zone as timeZone'])
      .select('o.departure_id as departureId')
      .where('o.id', '=', orderId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { totalMinor, currency, firstName, lastName, email, phone, latitude, longitude, ...head } = row;
    return {
      ...head,
      ...(latitude !== null && longitude !== null && { placePosition: { latitude, longitude } }),
      total: { minor: totalMinor, currency },
      buyer: { name: `${firstName} ${lastName}`, email, phone },
    };
  },

  async tickets(orderId: OrderId): Promise<TicketForStaff[]> {
    const rows = await db
      .selectFrom('order_ticket as t')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .innerJoin('product_variant as v', 'v.id', 't.product_variant_id')
      .select(localName('t.translations', 'o.language').as('name'))
      .select(['t.issue', 'v.stops', 'v.approach_address as meetingPoint', pickUpCounties(db).as('counties')])
      .select(['t.number', 't.translations', 't.amount_minor as priceMinor'])
      .select(['t.discount_amount_minor as discountPriceMinor', 'o.currency'])
      .select(['t.refund_id as refundId', 't.passengers', 't.addresses', 't.spaces'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('ticket_check as k')
            .select('k.leg')
            .whereRef('k.order_ticket_id', '=', 't.id')
            .orderBy('k.checked_at'),
        ).as('checks'),
      )
      .where('t.order_id', '=', orderId)
      .orderBy('t.number')
      .execute();
    return rows.map(({ priceMinor, discountPriceMinor, currency, refundId, checks, ...ticket }) => ({
      ...ticket,
      price: { minor: discountPriceMinor ?? priceMinor, currency },
      refunded: refundId !== null,
      checked: checks.map(({ leg }) => leg),
    }));
  },

  async attempts(orderId: OrderId): Promise<AttemptForStaff[]> {
    const rows = await db
      .selectFrom('payment as p')
      .select(['p.provider', 'p.reference', 'p.amount_minor as minor', 'p.currency', 'p.state'])
      .select(['p.created_at as createdAt', 'p.settled_at as settledAt'])
      .where('p.order_id', '=', orderId)
      .orderBy('p.id')
      .execute();
    return rows.map(withAmount);
  },

  async refunds(orderId: OrderId): Promise<RefundForStaff[]> {
    const rows = await db
      .selectFrom('refund as r')
      .innerJoin('payment as p', 'p.id', 'r.payment_id')
      .select(['r.amount_minor as minor', 'p.currency', 'r.state', 'r.reason', 'r.requested_by as by'])
      .select(['r.requested_at as requestedAt', 'r.settled_at as settledAt'])
      .select('r.paid_back_reference as paidBackReference')
      .where('p.order_id', '=', orderId)
      .orderBy('r.id')
      .execute();
    return rows.map(withAmount);
  },
});
