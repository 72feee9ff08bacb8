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
function toLinkedOrder({ order, event, tickets }: OrderDetail, heldUntil: Date): PaymentLink['order'] {
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

/** Nobody knows yet how the latest attempt to pay it ends. */
const isUndecided = ({ order: { attempt } }: OrderDetail) =>
  attempt !== undefined && attempt.state !== 'rejected' && attempt.state !== 'abandoned';

/** Orders that are paid by a mailed link, without a login. The link gives nothing but this, and only while they can be paid. */
export function createLinkedOrders({ db, links, states, orders, purchases }: LinkedOrdersDependencies) {
  /** The order of a link. @throws TOKEN_INVALID */
  async function read(token: string) {
    const { orderId, expired } = await links.read(token);
    const order = await states.find(orderId);
    if (!order) throw new AppError('TOKEN_INVALID');
    return { order, expired };
  }

  /** Why an order that does not wait for its payment cannot be paid. */
  async function endOf({ id, state }: StoredOrder): Promise<PaymentLink['state']> {
    if (state === 'paid') return 'paid';
    return hasEnded(state) && (await createOrdersRepository(db).endedUnpaid(id)) ? 'expired' : 'cancelled';
  }

  async function find(token: string): Promise<PaymentLink> {
    const { order, expired } = await read(token);
    if (!isWaiting(order.state)) return { state: await endOf(order) };
    if (expired) return { state: 'expired' };
    const detail = await purchases.detail(order.id, order.customerId);
    // Whoever has paid at the last moment waits for the provider, and is not told that it is too late.
    if (order.heldUntil <= order.readAt && !isUndecided(detail)) return { state: 'expired' };
    return { state: 'open', order: toLinkedOrder(detail, order.heldUntil) };
  }

  /** The order of a link while it waits for its payment. @throws TOKEN_INVALID, STATE_CONFLICT */
  async function findWaiting(token: string): Promise<{ orderId: OrderId; customerId: number }> {
    const { order, expired } = await read(token);
    if (expired || !isWaiting(order.state)) throw new AppError('STATE_CONFLICT');
    return { orderId: order.id, customerId: order.customerId };
  }

  return {
    /** What the link is good for now. @throws TOKEN_INVALID */
    find,

    /** Starts an attempt to pay the order, by the rules of its buyer's own. @throws as those do, and TOKEN_INVALID */
    async pay({ token, ...request }: LinkedPayment, idempotencyKey: string): Promise<PlacedOrder> {
      return orders.retryPayment(request, { ...(await findWaiting(token)), idempotencyKey });
    },

    /** Asks the provider now what became of the payment. @throws TOKEN_INVALID, STATE_CONFLICT */
    async check(token: string): Promise<PaymentLink> {
      const { orderId, customerId } = await findWaiting(token);
      await orders.checkPayment(orderId, customerId);
      return find(token);
    },
  };
}
