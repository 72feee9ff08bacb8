import { createHash } from 'node:crypto';
import type { OrderId, OrderRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../database/actor.ts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { AllowedOrigins } from '../../http/allowed-origins.ts';
import type { AutomaticRooms } from '../waiting-rooms/automatic-rooms.ts';
import { createCancelOrder } from './ending/cancel-order.ts';
import { createExpiry } from './ending/expiry.ts';
import { createHolds } from './ending/holds.ts';
import { createOrdersRepository } from './orders.repository.ts';
import { type Buyer, createPlaceOrder, type PlaceOrderDependencies } from './placing/place-order.ts';
import { type Placed, toPlacedOrder } from './placing/placed-order.ts';
import { createRetryPayment } from './placing/retry-payment.ts';
import { soldByTelephone } from './purchases/purchases.repository.ts';

/** Below the fifteen seconds after which a browser aborts a request. */
const buyerWaitsMs = 12_000;

/** Excludes the charge shown: a retry under the same key must match even after the rate changed. */
const hashOf = ({ charge: _, ...purchase }: OrderRequest) =>
  createHash('sha256').update(JSON.stringify(purchase)).digest('hex');

export interface OrdersDependencies extends PlaceOrderDependencies {
  db: Database;
  allowedOrigins: AllowedOrigins;
  automaticRooms: Pick<AutomaticRooms, 'ordered'>;
  /** Handling of orders from preview pages: reject them, or record the previewed releases in the audit. */
  previewOrders: 'refuse' | 'mark';
  /** How long an order keeps its seats after its hold expired while its provider has not decided, in seconds. */
  holdGraceSeconds: number;
  /** Called after seats of the event were taken or released. */
  stockChanged: (eventId: number) => void;
}

/**
 * Finds the order already placed under the same idempotency key.
 * @throws IDEMPOTENCY_KEY_REUSED when its request differs
 */
async function findEarlier(tx: Queryable, { customerId, idempotencyKey: key }: Buyer, requestHash: string) {
  const orders = createOrdersRepository(tx);
  await orders.lockKey(customerId, key);
  const earlier = await orders.byKey(customerId, key);
  if (earlier && earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return earlier;
}

const markPreview = (tx: Queryable, subject: OrderId, releases: string) =>
  createAuditRepository(tx).add({ actor: 'gateway', action: 'order-in-preview', subject, detail: { releases } });

const markSeller = (tx: Queryable, subject: OrderId, actor: StaffActor) =>
  createAuditRepository(tx).add({ actor, action: soldByTelephone, subject });

export type OrdersService = ReturnType<typeof createOrdersService>;

/** Places orders, retries payments, cancels orders and expires unpaid ones. */
export function createOrdersService(dependencies: OrdersDependencies) {
  const { db, allowedOrigins, admissions, automaticRooms, states, payments, stockChanged, previewOrders } =
    dependencies;
  const placeOrder = createPlaceOrder(dependencies);

  return {
    /**
     * Places an order and starts its payment. Idempotent: the same key with the same request returns the same order.
     * @throws URL_NOT_ALLOWED, IDEMPOTENCY_KEY_REUSED, EVENT_CLOSED, SALE_NOT_OPEN, SALES_CLOSED, NOT_INVITED,
     *   INVITATION_USED_UP, TOO_MANY_UNPAID_ORDERS, TICKET_LIMIT_REACHED, OUT_OF_STOCK, COUPON_…, PAYMENT_…,
     *   CHARGE_CHANGED, TRANSFER_TOO_LATE, TRANSFER_LIMIT_REACHED, PREVIEW_ONLY, ADMISSION_REQUIRED, ADMISSION_USED,
     *   TURN_PASSED
     */
    async place(request: OrderRequest, buyer: Buyer): Promise<PlacedOrder> {
      const siteOrigin = await allowedOrigins.match(request.url);
      if (!siteOrigin) throw new AppError('URL_NOT_ALLOWED', { errors: [{ field: 'url', reason: 'unknown' }] });

      if (buyer.preview && previewOrders === 'refuse') throw new AppError('PREVIEW_ONLY');
      const requestHash = hashOf(request);
      const admission = await admissions.read(buyer.admission);
      const { earlier, placed } = await db.transaction().execute(async (tx) => {
        const found = await findEarlier(tx, buyer, requestHash);
        if (found) return { earlier: found };
        const made = await placeOrder(tx, { request, siteOrigin, buyer, admission, requestHash });
        if (buyer.preview) await markPreview(tx, made.order.id, buyer.preview);
        if (buyer.seller) await markSeller(tx, made.order.id, buyer.seller);
        return { placed: made };
      });
      const { eventId } = earlier ?? placed.order;
      const changed = () => stockChanged(eventId);
      changed();
      if (earlier) {
        const payment = await payments.resume(earlier.id).finally(changed);
        // Its state may have changed since it was placed.
        return toPlacedOrder((await states.find(earlier.id)) ?? earlier, payment, await payments.chargeOf(earlier.id));
      }
      if (placed.admission) await admissions.used(placed.admission);
      void automaticRooms.ordered(eventId);
      const { order, attemptId, charge } = placed;
      if (attemptId === undefined) return toPlacedOrder(order, {});
      return toPlacedOrder(order, await payments.start(attemptId).finally(changed), charge);
    },

    /**
     * Prices an order by placing it and rolling back, so that exactly the real rules apply.
     * @throws as `place` does, except for provider errors
     */
    async price(request: OrderRequest, buyer: Buyer): Promise<Placed> {
      const tx = await db.startTransaction().execute();
      try {
        return await placeOrder(tx, { request, siteOrigin: request.url, buyer, requestHash: hashOf(request) });
      } finally {
        await tx.rollback().execute();
      }
    },

    retryPayment: createRetryPayment(dependencies),
    cancel: createCancelOrder(dependencies),

    /** Queries the provider for the payment's state. @throws NOT_FOUND, also for another customer's order */
    async checkPayment(orderId: OrderId, customerId: number) {
      if ((await states.find(orderId))?.customerId !== customerId) throw new AppError('NOT_FOUND');
      await payments.queryProvider(orderId, buyerWaitsMs);
    },

    ...createHolds(dependencies),
    ...createExpiry(dependencies),
  };
}
