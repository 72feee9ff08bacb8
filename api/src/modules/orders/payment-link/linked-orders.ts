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

/** Reduces an order to what must be paid, without any personal data of buyer or passengers. */
function toLinkedOrder({ order, event, tickets }: OrderDetail, heldUntil: Date): PaymentLink['order'] {
  const { id, total, charge, charged, payable = false, attempt, transfer } = order;
  const { countryCode = 'PE', timeZone, startDate, place, translations } = event;
  return {
    id,
    total,
    charge,
    charged,
    heldUntil: order.heldUntil ?? heldUntil.toISOString(),
    payable,
    attempt,
    transfer,
    event: { countryCode, timeZone, startDate, place, translations },
    seats: tickets.map(({ translations: names, finalPrice: price, charge: seat }) => ({
      translations: names,
      price,
      charge: seat,
    })),
  };
}

/** The outcome of the latest attempt is still unknown. */
const isUndecided = ({ order: { attempt } }: OrderDetail) =>
  attempt !== undefined && attempt.state !== 'rejected' && attempt.state !== 'abandoned';

/**
 * Lets an order be paid through a mailed link without logging in. The link grants nothing else, and only while the
 * order can be paid.
 */
export function createLinkedOrders({ db, links, states, orders, purchases }: LinkedOrdersDependencies) {
  /** Resolves the order of a link. @throws TOKEN_INVALID */
  async function read(token: string) {
    const { orderId, expired } = await links.read(token);
    const order = await states.find(orderId);
    if (!order) throw new AppError('TOKEN_INVALID');
    return { order, expired };
  }

  /** Returns why an order that is not waiting for payment cannot be paid. */
  async function endOf({ id, state }: StoredOrder): Promise<PaymentLink['state']> {
    if (state === 'paid') return 'paid';
    return hasEnded(state) && (await createOrdersRepository(db).endedUnpaid(id)) ? 'expired' : 'cancelled';
  }

  async function find(token: string): Promise<PaymentLink> {
    const { order, expired } = await read(token);
    if (!isWaiting(order.state)) return { state: await endOf(order) };
    if (expired) return { state: 'expired' };
    const detail = await purchases.detail(order.id, order.customerId);
    // A buyer who paid at the last moment waits for the provider instead of being told that it is too late.
    if (order.heldUntil <= order.readAt && !isUndecided(detail)) return { state: 'expired' };
    return { state: 'open', order: toLinkedOrder(detail, order.heldUntil) };
  }

  /** Resolves the order of a link while it waits for payment. @throws TOKEN_INVALID, STATE_CONFLICT */
  async function findWaiting(token: string): Promise<{ orderId: OrderId; customerId: number }> {
    const { order, expired } = await read(token);
    if (expired || !isWaiting(order.state)) throw new AppError('STATE_CONFLICT');
    return { orderId: order.id, customerId: order.customerId };
  }

  return {
    /** Returns the link's current state. @throws TOKEN_INVALID */
    find,

    /** Starts a payment attempt under the buyer's rules. @throws as `retryPayment` does, and TOKEN_INVALID */
    async pay({ token, ...request }: LinkedPayment, idempotencyKey: string): Promise<PlacedOrder> {
      return orders.retryPayment(request, { ...(await findWaiting(token)), idempotencyKey });
    },

    /** Queries the provider for the payment's state. @throws TOKEN_INVALID, STATE_CONFLICT */
    async check(token: string): Promise<PaymentLink> {
      const { orderId, customerId } = await findWaiting(token);
      await orders.checkPayment(orderId, customerId);
      return find(token);
    },
  };
}
