import { createHash } from 'node:crypto';
import type { OrderId, OrderRequest, PaymentResponse, PlacedOrder, SeatHold } from '@idavuelta/shared/contracts';
import { toDecimal, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { AllowedOrigins } from '../../http/allowed-origins.ts';
import { extendHold } from '../seats/seats.service.ts';
import type { Charge } from './order-payments.ts';
import { isWaiting } from './order-states.ts';
import { createOrdersRepository, type OrderSummary } from './orders.repository.ts';
import { type Buyer, createPlaceOrder, type PlaceOrderDependencies } from './place-order.ts';

/** The charge that was shown is no part of the purchase: under its key an order is found again after the rate changed. */
const hashOf = ({ charge: _, ...purchase }: OrderRequest) =>
  createHash('sha256').update(JSON.stringify(purchase)).digest('hex');

export interface OrdersDependencies extends PlaceOrderDependencies {
  db: Database;
  allowedOrigins: AllowedOrigins;
  /** Called when seats of the event were taken or given back. */
  stockChanged: (eventId: number) => void;
}

const asCharge = ({ amount, exchange }: Charge): PlacedOrder['charge'] => ({
  ...toDecimalAmount(amount),
  ...(exchange && { rate: exchange.rate, rateDate: exchange.setAt.toISOString() }),
});

const asPlacedOrder = (order: OrderSummary, payment: PaymentResponse, charge?: Charge): PlacedOrder => ({
  orderId: order.id,
  paymentState: order.state,
  paymentCode: order.paymentCode,
  total: toDecimal(order.total),
  ...(charge && { charge: asCharge(charge) }),
  ...(isWaiting(order.state) && { heldUntil: order.heldUntil.toISOString() }),
  payment,
});

/** The order placed earlier under the same idempotency key. @throws IDEMPOTENCY_KEY_REUSED when its request differs */
async function findEarlier(tx: Queryable, { customerId, idempotencyKey: key }: Buyer, requestHash: string) {
  if (!key) return undefined;
  const orders = createOrdersRepository(tx);
  await orders.lockKey(customerId, key);
  const earlier = await orders.byKey(customerId, key);
  if (earlier && earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return earlier;
}

/** Places orders, and cancels those that are not paid in time. */
export function createOrdersService(dependencies: OrdersDependencies) {
  const { db, jobs, allowedOrigins, states, payments, stockChanged } = dependencies;
  const placeOrder = createPlaceOrder(dependencies);

  return {
    /**
     * Places an order and starts its payment. The same key with the same request gives the same order again.
     * @throws URL_NOT_ALLOWED, IDEMPOTENCY_KEY_REUSED, EVENT_CLOSED, SALES_CLOSED, NOT_INVITED, INVITATION_USED_UP,
     *   TOO_MANY_UNPAID_ORDERS, OUT_OF_STOCK, COUPON_…, PAYMENT_…, CHARGE_CHANGED, TRANSFER_TOO_LATE
     */
    async place(request: OrderRequest, buyer: Buyer): Promise<PlacedOrder> {
      const siteOrigin = await allowedOrigins.match(request.url);
      if (!siteOrigin) throw new AppError('URL_NOT_ALLOWED', { errors: [{ field: 'url', reason: 'unknown' }] });

      const requestHash = hashOf(request);
      const { earlier, placed } = await db.transaction().execute(async (tx) => {
        const found = await findEarlier(tx, buyer, requestHash);
        if (found) return { earlier: found };
        return { placed: await placeOrder(tx, { request, siteOrigin, buyer, requestHash }) };
      });
      const { eventId } = earlier ?? placed.order;
      const changed = () => stockChanged(eventId);
      changed();
      if (earlier) {
        const payment = await payments.resume(earlier.id).finally(changed);
        // Its state may have changed since it was placed.
        return asPlacedOrder((await states.find(earlier.id)) ?? earlier, payment, await payments.chargeOf(earlier.id));
      }
      const { order, attemptId, charge } = placed;
      if (attemptId === undefined) return asPlacedOrder(order, {});
      return asPlacedOrder(order, await payments.start(attemptId).finally(changed), charge);
    },

    /**
     * Holds the seats of an order longer while its buyer pays, up to a limit.
     * @throws NOT_FOUND, also for the order of another customer; STATE_CONFLICT when the hold cannot be renewed (any more)
     */
    renewHold: (orderId: OrderId, customerId: number): Promise<SeatHold> =>
      db.transaction().execute(async (tx) => {
        const order = await createOrdersRepository(tx).lock(orderId);
        if (order?.customerId !== customerId) throw new AppError('NOT_FOUND');
        const { holdSeconds, maxHoldSeconds } = isWaiting(order.state)
          ? payments.provider(order.paymentCode)
          : { holdSeconds: 0, maxHoldSeconds: undefined };
        if (maxHoldSeconds === undefined) throw new AppError('STATE_CONFLICT');
        const limit = order.createdAt.getTime() + maxHoldSeconds * 1000;
        const renewed = Math.min(Date.now() + holdSeconds * 1000, limit);
        const until = new Date(Math.max(order.heldUntil.getTime(), renewed));
        if (until <= new Date()) throw new AppError('STATE_CONFLICT');
        await extendHold(tx, orderId, until);
        return { heldUntil: until.toISOString() };
      }),

    /** Job: cancels the order unless it was paid in time. */
    async expire(orderId: OrderId) {
      const eventId = await db.transaction().execute(async (tx) => {
        const order = await createOrdersRepository(tx).lock(orderId);
        if (!order || !isWaiting(order.state)) return undefined;
        // The hold was renewed, or the clock of the database is ahead of ours, so the job comes too early.
        if (order.heldUntil > new Date()) {
          await jobs.send('expire-order', { orderId }, { tx, startAfter: order.heldUntil });
          return undefined;
        }
        await states.transition(tx, orderId, 'cancelled');
        return order.eventId;
      });
      if (eventId !== undefined) stockChanged(eventId);
    },
  };
}
