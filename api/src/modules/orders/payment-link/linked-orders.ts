import type { LinkedPayment, OrderDetail, OrderId, PaymentLink, PlacedOrder } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { OrderStates } from '../order-states.ts';
import { hasEnded, isWaiting } from '../order-transitions.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import type { OrdersService } from '../orders.service.ts';
import type { PurchasesService } from '../purchases/purchases.service.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { PaymentLinks } from './payment-links.ts';

interface LinkedOrdersDependencies {
  db: Database;
  links: PaymentLinks;
  states: Pick<OrderStates, 'find'>;
  orders: Pick<OrdersService, 'retryPayment' | 'checkPayment'>;
  purchases: Pick<PurchasesService, 'detail'>;
}

export type LinkedOrders = ReturnType<typeof createLinkedOrders>;

/** What is to be paid: nothing of the buyer, of who travels, or of where they live. */
function asLinkedOrder({ order, event, tickets }: OrderDetail, heldUntil: Date): PaymentLink['order'] {
  const { id, total, charge, payable = false, attempt, transfer } = order;
  const { countryCode = 'PE', timeZone, startDate, place, translations } = event;
  return {
    id,
    total,
    charge,
    heldUntil: order.heldUntil ?? heldUntil.toISOString(),
    payable,
    attempt,
    transfer,
    event: { countryCode, timeZone, startDate, place, translations },
    seats: tickets.map((ticket) => ({ translations: ticket.translations, price: ticket.finalPrice ?? ticket.price })),
  };
}

/** Orders that are paid by a mailed link, without a login. The link gives nothing but this, and only while they can be paid. */
export function createLinkedOrders({ db, links, states, orders, purchases }: LinkedOrdersDependencies) {
  /** @throws TOKEN_INVALID */
  async function read(token: string) {
    const { orderId, expired } = await links.read(token);
    const order = await states.find(orderId);
    if (!order) throw new AppError('TOKEN_INVALID');
    return { order, state: await stateOf(order, expired) };
  }

  async function stateOf(
    { id, state, heldUntil, readAt }: StoredOrder,
    expired: boolean,
  ): Promise<PaymentLink['state']> {
    if (state === 'paid') return 'paid';
    if (state === 'refunded') return 'cancelled';
    if (hasEnded(state)) return (await createOrdersRepository(db).endedUnpaid(id)) ? 'expired' : 'cancelled';
    return expired || heldUntil <= readAt ? 'expired' : 'open';
  }

  /** The order of a link that can be used. @throws TOKEN_INVALID, STATE_CONFLICT */
  async function findOpen(token: string): Promise<{ orderId: OrderId; customerId: number }> {
    const { order, state } = await read(token);
    if (state !== 'open' || !isWaiting(order.state)) throw new AppError('STATE_CONFLICT');
    return { orderId: order.id, customerId: order.customerId };
  }

  async function find(token: string): Promise<PaymentLink> {
    const { order, state } = await read(token);
    if (state !== 'open') return { state };
    return { state, order: asLinkedOrder(await purchases.detail(order.id, order.customerId), order.heldUntil) };
  }

  return {
    /** What the link is good for now. @throws TOKEN_INVALID */
    find,

    /** Starts an attempt to pay the order, by the rules of its buyer's own. @throws as those do, and TOKEN_INVALID */
    async pay({ token, ...request }: LinkedPayment, idempotencyKey: string): Promise<PlacedOrder> {
      return orders.retryPayment(request, { ...(await findOpen(token)), idempotencyKey });
    },

    /** Asks the provider now what became of the payment. @throws TOKEN_INVALID, STATE_CONFLICT */
    async check(token: string): Promise<PaymentLink> {
      const { orderId, customerId } = await findOpen(token);
      await orders.checkPayment(orderId, customerId);
      return find(token);
    },
  };
}
