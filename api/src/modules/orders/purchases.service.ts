import type { OrderDetail, OrderId } from '@idavuelta/shared/contracts';
import { formatPhoneNumber } from '@idavuelta/shared/contracts/phone';
import { orderId } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../http/cursor.ts';
import { findCancellationTerms } from '../payments/refunds/cancellation-terms.service.ts';
import { asCancellation } from '../payments/refunds/cancellation-terms.ts';
import type { PickUpsService } from '../pick-ups/pick-ups.service.ts';
import type { TicketCodes } from '../tickets/ticket-codes.ts';
import { createPurchasesRepository } from './purchases.repository.ts';

const historyCursor = createCursor('purchases', Type.Tuple([momentKey, orderId]));

interface PurchasesDependencies {
  db: Database;
  codes: TicketCodes;
  pickUps: PickUpsService;
  /** Tickets can be had for Apple Wallet. */
  hasApplePasses: boolean;
}

const noCancellation = { cancellation: undefined, refundableOf: () => undefined };

/** What customers read of their own orders, on the site and in mails. */
export function createPurchasesService({ db, codes, pickUps, hasApplePasses }: PurchasesDependencies) {
  const purchases = createPurchasesRepository(db);

  async function find(orderId: OrderId, customerId: number | null) {
    const found = await purchases.detail(orderId, customerId);
    if (!found) return undefined;
    const { item, country } = found;
    const terms = item.order.paymentState === 'paid' ? await findCancellationTerms(db, orderId) : undefined;
    const { cancellation, refundableOf } = terms ? asCancellation(terms) : noCancellation;
    const times = await pickUps.ofOrder(orderId);
    const tickets = item.tickets.map(({ code, ...ticket }, index) => ({
      ...ticket,
      refundable: refundableOf(index + 1),
      addresses: ticket.addresses.map((address, n) => ({ ...address, pickUp: times?.[index]?.windows[n] })),
      pickUpTime: times?.[index]?.time,
      ...(code && { qr: codes.textOf({ orderId, ...code }), shortCode: codes.shortCodesOf({ orderId, ...code })[0] }),
      passengers: ticket.passengers.map((passenger) => ({
        ...passenger,
        phone: formatPhoneNumber(passenger.phone, country),
      })),
    }));
    const applePasses = (hasApplePasses && item.order.paymentState === 'paid') || undefined;
    const detail: OrderDetail = { ...item, order: { ...item.order, cancellation, applePasses }, tickets };
    return { detail, country };
  }

  return {
    /** Newest first. */
    async history(customerId: number, { limit, cursor }: PageQuery) {
      const after = historyCursor.read(cursor);
      return historyCursor.page(await purchases.history(customerId, limit + 1, after), limit);
    },

    /** @throws NOT_FOUND, also for the order of another customer */
    async detail(orderId: OrderId, customerId: number): Promise<OrderDetail> {
      const found = await find(orderId, customerId);
      if (!found) throw new AppError('NOT_FOUND');
      return found.detail;
    },

    /**
     * The order with the country of its event, and the address and language of its buyer; undefined when there is no such order.
     * @param customerId finds it only if it is this customer's
     */
    async forMail(orderId: OrderId, customerId: number | null = null) {
      const [recipient, found] = await Promise.all([purchases.recipient(orderId), find(orderId, customerId)]);
      return recipient && found && { ...recipient, ...found };
    },
  };
}
