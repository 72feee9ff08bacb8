import type { OrderDetail, OrderId } from '@idavuelta/shared/contracts';
import { formatPhoneNumber } from '@idavuelta/shared/contracts/phone';
import { orderId } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../http/cursor.ts';
import { findCancellationTerms } from '../payments/refunds/cancellation-terms.service.ts';
import { asCancellation } from '../payments/refunds/cancellation-terms.ts';
import type { TicketCodes } from '../tickets/ticket-codes.ts';
import { createPurchasesRepository } from './purchases.repository.ts';

const historyCursor = createCursor('purchases', Type.Tuple([momentKey, orderId]));

interface PurchasesDependencies {
  db: Database;
  codes: TicketCodes;
  /** Tickets can be had for Apple Wallet. */
  hasApplePasses: boolean;
}

const noCancellation = { cancellation: undefined, refundableOf: () => undefined };

/** What customers read of their own orders, on the site and in mails. */
export function createPurchasesService({ db, codes, hasApplePasses }: PurchasesDependencies) {
  const purchases = createPurchasesRepository(db);

  async function findDetail(orderId: OrderId, customerId: number | null): Promise<OrderDetail | undefined> {
    const found = await purchases.detail(orderId, customerId);
    if (!found) return undefined;
    const { item, country } = found;
    const terms = item.order.paymentState === 'paid' ? await findCancellationTerms(db, orderId) : undefined;
    const { cancellation, refundableOf } = terms ? asCancellation(terms) : noCancellation;
    const tickets = item.tickets.map(({ code, ...ticket }, index) => ({
      ...ticket,
      refundable: refundableOf(index + 1),
      ...(code && { qr: codes.textOf({ orderId, ...code }) }),
      passengers: ticket.passengers.map((passenger) => ({
        ...passenger,
        phone: formatPhoneNumber(passenger.phone, country),
      })),
    }));
    const applePasses = (hasApplePasses && item.order.paymentState === 'paid') || undefined;
    return { ...item, order: { ...item.order, cancellation, applePasses }, tickets };
  }

  return {
    /** Newest first. */
    async history(customerId: number, { limit, cursor }: PageQuery) {
      const after = historyCursor.read(cursor);
      return historyCursor.page(await purchases.history(customerId, limit + 1, after), limit);
    },

    /** @throws NOT_FOUND, also for the order of another customer */
    async detail(orderId: OrderId, customerId: number): Promise<OrderDetail> {
      const detail = await findDetail(orderId, customerId);
      if (!detail) throw new AppError('NOT_FOUND');
      return detail;
    },

    /**
     * The order with the address and language of its buyer; undefined when there is no such order.
     * @param customerId finds it only if it is this customer's
     */
    async forMail(orderId: OrderId, customerId: number | null = null) {
      const [recipient, detail] = await Promise.all([purchases.recipient(orderId), findDetail(orderId, customerId)]);
      return recipient && detail && { ...recipient, detail };
    },
  };
}
