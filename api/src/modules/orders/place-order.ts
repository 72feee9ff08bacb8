import { randomUUID } from 'node:crypto';
import { type Language, type OrderRequest, type OrderTicket, paymentType } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { MinorUnits } from '../../money/money.ts';
import { type DiscountsService, discountedPrice } from '../discounts/discounts.service.ts';
import { createOfferRepository, type OfferedDate, type OfferedVariant } from './offer.repository.ts';
import { matchTickets, openDate, seatsWanted, ticketTexts } from './order-checks.ts';
import type { OrderPayments } from './order-payments.ts';
import type { OrderStates } from './order-states.ts';
import { createOrdersRepository, type NewOrder, type NewTicket, type OrderSummary } from './orders.repository.ts';

/** Who orders, and in which language. Orders under the same idempotency key are one order. */
export interface Buyer {
  customerId: number;
  language: Language;
  idempotencyKey?: string;
}

async function takeSeats(tx: Queryable, tickets: OrderRequest['tickets']) {
  const orders = createOrdersRepository(tx);
  const soldOut = new Set<number>();
  for (const [variantId, quantity] of seatsWanted(tickets)) {
    if (!(await orders.takeSeats(variantId, quantity))) soldOut.add(variantId);
  }
  if (soldOut.size === 0) return;
  const errors = tickets.flatMap(({ productVariantId }, i) =>
    soldOut.has(productVariantId) ? [{ field: `tickets[${i}].productVariantId`, reason: 'out_of_stock' }] : [],
  );
  throw new AppError('OUT_OF_STOCK', { errors });
}

interface PricedTicket {
  ticket: OrderTicket;
  variant: OfferedVariant;
  price: MinorUnits;
  /** Absent without a coupon. */
  discountPrice?: MinorUnits;
}

const withDiscount = (ticket: PricedTicket, basisPoints: number): PricedTicket => ({
  ...ticket,
  discountPrice: discountedPrice(ticket.price, basisPoints),
});

/** A ticket with a copy of what the variant is now: later changes must not reach it. @param number 1 for the first */
const asStored = ({ ticket, variant, price, discountPrice }: PricedTicket, number: number): NewTicket => ({
  number,
  productVariantId: variant.id,
  price,
  discountPrice,
  capacity: variant.capacity,
  translations: ticketTexts(variant),
  placeAddress: variant.placeAddress,
  addresses: ticket.addresses.map(({ address, commune_id }) => ({
    address: address.trim(),
    countyId: commune_id,
    county: variant.counties[commune_id],
  })),
  passengers: ticket.passengers.map(({ name, email, phone, passengerAddress }) => ({
    name: name.trim(),
    email: email.trim().toLowerCase(),
    phone: phone.trim(),
    passengerAddress: passengerAddress.trim(),
  })),
});

export interface PlaceOrderDependencies {
  jobs: Jobs;
  states: OrderStates;
  payments: OrderPayments;
  discounts: DiscountsService;
}

export interface Placement {
  request: OrderRequest;
  /** Origin of the web site on which the buyer orders. */
  siteOrigin: string;
  buyer: Buyer;
  requestHash: string;
}

export interface Placed {
  order: OrderSummary;
  /** The attempt to pay it; absent when nothing is to be paid. */
  attemptId?: number;
}

/** Makes the function that writes new orders. */
export function createPlaceOrder({ jobs, states, payments, discounts }: PlaceOrderDependencies) {
  /** Pairs the tickets with what is on sale, takes their seats and gives each its price without a coupon. */
  async function priceTickets(tx: Queryable, request: OrderRequest, date: OfferedDate): Promise<PricedTicket[]> {
    const invited = date.paymentType === paymentType.invited;
    if (invited !== (request.paymentCode === 'prepagado')) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');

    const ids = request.tickets.map(({ productVariantId }) => productVariantId);
    const matched = matchTickets(request, await createOfferRepository(tx).variants(date.eventId, ids));
    if (invited && request.discountCode) throw new AppError('COUPON_NOT_FOR_EVENT');
    await takeSeats(tx, request.tickets);
    return matched.map((match) => ({ ...match, price: invited ? 0 : match.variant.price }));
  }

  /** Checks the request, takes the seats and stores the order with its price, all in `tx`. */
  return async function placeOrder(tx: Queryable, placement: Placement): Promise<Placed> {
    const { request, siteOrigin, buyer, requestHash } = placement;
    const orders = createOrdersRepository(tx);
    const date = openDate(await createOfferRepository(tx).date(request.eventDateId, request.date));
    const fullPrice = await priceTickets(tx, request, date);
    const coupon = request.discountCode ? await discounts.redeem(tx, request.discountCode, date.eventId) : undefined;
    const priced = coupon ? fullPrice.map((ticket) => withDiscount(ticket, coupon.basisPoints)) : fullPrice;
    const total = priced.reduce((sum, ticket) => sum + (ticket.discountPrice ?? ticket.price), 0);

    const provider =
      total > 0 && request.paymentCode !== 'prepagado' ? payments.provider(request.paymentCode) : undefined;
    provider?.assertInTime?.(date.startsAt);
    const order: NewOrder = {
      id: randomUUID(),
      customerId: buyer.customerId,
      eventId: date.eventId,
      eventDateId: date.eventDateId,
      eventStartsAt: date.startsAt,
      provinceId: request.provinceId,
      paymentCode: request.paymentCode,
      state: provider?.waiting ?? 'awaiting_payment',
      total,
      couponId: coupon?.id,
      siteOrigin,
      language: buyer.language,
      idempotencyKey: buyer.idempotencyKey,
      requestHash,
      heldUntil: new Date(Date.now() + (provider?.holdSeconds ?? 0) * 1000),
    };
    await orders.add(order);
    for (const [index, ticket] of priced.entries()) await orders.addTicket(order.id, asStored(ticket, index + 1));
    if (!provider) {
      // Nothing is to be paid: the organiser pays, or the coupon covers the whole price.
      await states.transition(tx, order.id, 'paid');
      return { order: { ...order, state: 'paid' } };
    }
    const attemptId = await payments.open(tx, { orderId: order.id, code: provider.code, amount: total });
    await jobs.send('expire-order', { orderId: order.id }, { tx, startAfter: order.heldUntil });
    return { order, attemptId };
  };
}
