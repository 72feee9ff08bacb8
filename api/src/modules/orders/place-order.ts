import { randomUUID } from 'node:crypto';
import type { Language, OrderId, OrderRequest, OrderTicket } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import { refuse } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { type DiscountsService, discounted } from '../discounts/discounts.service.ts';
import { createOfferRepository, type OfferedVariant } from './offer.repository.ts';
import { matchTickets, openDate, seatsWanted, ticketTexts } from './order-checks.ts';
import type { OrderPayments } from './order-payments.ts';
import type { OrderStates } from './order-states.ts';
import { createOrdersRepository } from './orders.repository.ts';

/** Who orders, in which language, and under which name for the attempt. */
export interface Buyer {
  customerId: number;
  language: Language;
  idempotencyKey?: string;
}

async function takeSeats(tx: Queryable, tickets: OrderRequest['tickets']) {
  const orders = createOrdersRepository(tx);
  const gone = new Set<number>();
  for (const [variantId, quantity] of seatsWanted(tickets)) {
    if (!(await orders.takeSeats(variantId, quantity))) gone.add(variantId);
  }
  if (gone.size === 0) return;
  const errors = tickets.flatMap(({ productVariantId }, i) =>
    gone.has(productVariantId) ? [{ field: `tickets[${i}].productVariantId`, reason: 'out_of_stock' }] : [],
  );
  throw refuse('OUT_OF_STOCK', undefined, errors);
}

/** What is kept of a ticket as it was ordered, whatever becomes of the variant later. */
const asStored = (ticket: OrderTicket, variant: OfferedVariant) => ({
  productVariantId: variant.id,
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

/** Writes new orders. */
export function createPlaceOrder({ jobs, states, payments, discounts }: PlaceOrderDependencies) {
  /** Checks, takes the seats, prices and stores the order: all of it or nothing. */
  return async function placeOrder(
    tx: Queryable,
    request: OrderRequest,
    siteOrigin: string,
    buyer: Buyer,
    requestHash: string,
  ): Promise<OrderId> {
    const orders = createOrdersRepository(tx);
    const offer = createOfferRepository(tx);
    const date = openDate(await offer.date(request.eventDateId, request.date));
    const invited = date.paymentType === 2;
    if (invited !== (request.paymentCode === 'prepagado')) throw refuse('PAYMENT_METHOD_UNAVAILABLE');

    const ids = request.tickets.map(({ productVariantId }) => productVariantId);
    const matched = matchTickets(request, await offer.variants(date.eventId, ids));
    if (invited && request.discountCode) throw refuse('COUPON_NOT_FOR_EVENT');
    await takeSeats(tx, request.tickets);
    const coupon = request.discountCode ? await discounts.redeem(tx, request.discountCode, date.eventId) : undefined;

    const priced = matched.map(({ ticket, variant }) => {
      const priceCents = invited ? 0 : variant.priceCents;
      const discountPriceCents = coupon && discounted(priceCents, coupon.basisPoints);
      return { ticket, variant, priceCents, discountPriceCents };
    });
    const totalCents = priced.reduce(
      (sum, { priceCents, discountPriceCents }) => sum + (discountPriceCents ?? priceCents),
      0,
    );

    const provider =
      totalCents > 0 && request.paymentCode !== 'prepagado' ? payments.provider(request.paymentCode) : undefined;
    provider?.assertInTime?.(date.startsAt);
    const orderId = randomUUID();
    const heldUntil = new Date(Date.now() + (provider?.holdSeconds ?? 0) * 1000);
    await orders.add({
      id: orderId,
      customerId: buyer.customerId,
      eventId: date.eventId,
      eventDateId: date.eventDateId,
      eventStartsAt: date.startsAt,
      provinceId: request.provinceId,
      paymentCode: request.paymentCode,
      state: provider?.waiting ?? 'awaiting_payment',
      totalCents,
      couponId: coupon?.id,
      siteOrigin,
      language: buyer.language,
      idempotencyKey: buyer.idempotencyKey,
      requestHash,
      heldUntil,
    });
    for (const [index, { ticket, variant, priceCents, discountPriceCents }] of priced.entries()) {
      await orders.addTicket(orderId, {
        ...asStored(ticket, variant),
        number: index + 1,
        priceCents,
        discountPriceCents,
      });
    }
    if (!provider) {
      // Nothing to pay: the organiser does, or the coupon took all of it.
      await states.move(tx, orderId, 'paid');
      return orderId;
    }
    await payments.open(tx, orderId, provider.code, totalCents);
    await jobs.send('expire-order', { orderId }, { tx, startAfter: heldUntil });
    return orderId;
  };
}
