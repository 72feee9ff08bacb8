import { randomUUID } from 'node:crypto';
import type { Language, OrderRequest } from '@idavuelta/shared/contracts';
import { courtesyCurrency, currencyOf, fromDecimal, type Money, sum } from '@idavuelta/shared/contracts/money';
import type { StaffActor } from '../../../database/actor.ts';
import { databaseClock, type Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { VisibilityService } from '../../../visibility/visibility.service.ts';
import type { DiscountsService } from '../../discounts/discounts.service.ts';
import type { Courtesy, ExchangeRates } from '../../exchange-rates/exchange-rates.service.ts';
import { acceptedDocuments } from '../../legal/legal.service.ts';
import { findOpenDate } from '../../seats/offer.service.ts';
import { assertSeatsLeft, findOrAddDeparture, holdSeats } from '../../seats/seats.service.ts';
import { assertSpacesLeft } from '../../seats/spaces.ts';
import { lockOfferOf } from '../../waiting-list/waiting-tokens.ts';
import type { Admission, Admissions } from '../../waiting-rooms/admission.ts';
import { createTicketLimits } from '../limits/ticket-limits.ts';
import type { OrderStates } from '../order-states.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import type { NewOrder } from '../stored-order.ts';
import { createMeetDeparture } from './meet-departure.ts';
import { assertChargeShown } from './order-checks.ts';
import type { OrderPayments } from './order-payments.ts';
import { priceTickets, toStored, withDiscount } from './order-tickets.ts';
import type { Placed } from './placed-order.ts';
import { type TaxDocuments, taxBuyerOf } from './tax-documents.ts';
import { createTransferHolds } from './transfer-holds.ts';
import { createUnpaidOrders, type UnpaidLimits } from './unpaid-orders.ts';
import { createWaysToPay, sendsLink } from './ways-to-pay.ts';

/** The ordering customer and their language. Requests under the same idempotency key create one order. */
export interface Buyer {
  customerId: number;
  language: Language;
  idempotencyKey: string;
  /** Previewed releases of the page as reported by the gateway; absent on live pages. */
  preview?: string | undefined;
  /** Token with which they passed the waiting room. */
  admission?: string | undefined;
  /** Identifies the buyer's network, which an event may limit; absent when staff sells. */
  visitor?: string | undefined;
  /** Staff member who sells by telephone, and who alone may take cash; absent when the customer orders. */
  seller?: StaffActor;
}

export interface PlaceOrderDependencies {
  jobs: Jobs;
  states: OrderStates;
  payments: OrderPayments;
  discounts: DiscountsService;
  visibility: VisibilityService;
  rates: ExchangeRates;
  taxDocuments: TaxDocuments;
  admissions: Admissions;
  maxUnpaid: UnpaidLimits;
  /** Largest share of a departure's seats that orders awaiting a transfer may hold. */
  transferHoldShare: number;
  jwtSecret: string;
}

export interface Placement {
  request: OrderRequest;
  /** Origin of the site on which the buyer orders. */
  siteOrigin: string;
  buyer: Buyer;
  /** What their token says; absent without one. */
  admission?: Admission | undefined;
  requestHash: string;
}

const toMinorSoles = (courtesy: Courtesy) => (total: Money) => {
  const amount = courtesy(total);
  return amount === undefined ? null : fromDecimal({ amount, currency: courtesyCurrency }).minor;
};

/** Creates the function that places new orders. */
export function createPlaceOrder(dependencies: PlaceOrderDependencies) {
  const { payments, discounts, visibility, rates, taxDocuments, admissions } = dependencies;
  const unpaidOrders = createUnpaidOrders(dependencies);
  const ticketLimits = createTicketLimits(dependencies);
  const transferHolds = createTransferHolds(dependencies);
  const waysToPay = createWaysToPay({ ...dependencies, transferHolds });
  const meetDeparture = createMeetDeparture(dependencies);

  /** Validates and prices the request, stores the order and holds its seats, all in `tx`. */
  return async function placeOrder(tx: Queryable, placement: Placement): Promise<Placed> {
    const { request, siteOrigin, buyer, requestHash } = placement;
    const orders = createOrdersRepository(tx);
    const date = await findOpenDate(tx, request.eventDateId, request.date);
    const { tickets } = request;
    const ticketCount = tickets.length;
    const waitingId = request.waitingToken ? await lockOfferOf(tx, request.waitingToken) : undefined;
    // Both wait for the customer's other orders, so they come before the seat lock that all buyers contend for.
    const invitedEmail = await visibility.useInvitation(tx, date.eventId, buyer.customerId, ticketCount);
    const unpaid = await unpaidOrders.lock(tx, buyer.customerId);
    const fullPrice = await priceTickets(tx, request, date);
    const limited = await ticketLimits.assertMayAdd(tx, date, buyer, fullPrice);
    const departureId = date.departureId ?? (await findOrAddDeparture(tx, date.eventDateId, date.startsAt));
    // Neither staff nor somebody whose seats are reserved stands in line.
    const admission =
      buyer.seller || waitingId
        ? undefined
        : await admissions.check(tx, {
            eventId: date.eventId,
            departureId,
            customerId: buyer.customerId,
            admission: placement.admission,
          });
    await assertSeatsLeft(tx, { departureId, tickets, waitingId });
    const variantIds = tickets.map(({ productVariantId }) => productVariantId);
    const redemption = { eventId: date.eventId, customerId: buyer.customerId, variantIds };
    const coupon = request.discountCode ? await discounts.redeem(tx, request.discountCode, redemption) : undefined;
    const priced = coupon ? fullPrice.map((ticket) => withDiscount(ticket, coupon)) : fullPrice;
    const currency = currencyOf[date.countryCode];
    const total = sum(
      priced.map(({ price, discountPrice }) => discountPrice ?? price),
      currency,
    );

    const terms = await taxDocuments.asksFor(tx, date.countryCode);
    const taxBuyer = taxBuyerOf(request.taxBuyer, { country: date.countryCode, total, terms });

    const way = { code: request.paymentCode, country: date.countryCode, seller: buyer.seller };
    const method = await waysToPay.methodOf(tx, way);
    // a coupon may cover the whole price
    const provider =
      total.minor > 0 && method ? await transferHolds.methodFor(tx, method, buyer.customerId) : undefined;
    provider?.assertInTime?.(date.startsAt);
    if (provider) unpaidOrders.assertMayAdd(unpaid, ticketCount);
    const charge = provider && (await payments.charge(tx, { code: provider.code, country: date.countryCode, total }));
    assertChargeShown(request.charge, charge?.amount ?? total);
    const toSoles = toMinorSoles(await rates.courtesy(tx));
    const order: NewOrder = {
      id: randomUUID(),
      customerId: buyer.customerId,
      eventId: date.eventId,
      departureId,
      provinceId: request.provinceId,
      // a link defaults to the country's online method until its buyer chooses another
      paymentCode: sendsLink(way) ? (method?.code ?? request.paymentCode) : request.paymentCode,
      state: provider?.waiting ?? 'awaiting_payment',
      total,
      solesMinor: toSoles(total),
      couponId: coupon?.id,
      invitedEmail,
      taxBuyer,
      accepted: await acceptedDocuments(tx, date.countryCode, buyer.language),
      siteOrigin,
      language: buyer.language,
      idempotencyKey: buyer.idempotencyKey,
      admission: admission?.id,
      requestHash,
      heldUntil: new Date((await databaseClock(tx)).getTime() + (provider?.holdSeconds ?? 0) * 1000),
    };
    await orders.add(order);
    await meetDeparture(tx, order.id, { request, bought: date.startsAt });
    await orders.addTickets(
      order.id,
      priced.map((ticket, index) => toStored(ticket, { number: index + 1, country: date.countryCode, toSoles })),
    );
    await ticketLimits.count(tx, order, limited);
    const settled = await waysToPay.settle(tx, {
      order,
      way,
      provider,
      charge,
      hold: async () => {
        await assertSpacesLeft(
          tx,
          departureId,
          priced.map(({ spaces }) => spaces),
        );
        await holdSeats(tx, { orderId: order.id, departureId, until: order.heldUntil, tickets, waitingId });
      },
    });
    return {
      ...settled,
      admission,
      fullPrice: sum(
        fullPrice.map(({ price }) => price),
        currency,
      ),
    };
  };
}
