import type { OrderId } from '@idavuelta/shared/contracts';
import { parseOrderNumber } from '../http/order-number.ts';
import type { CancellationOutcome } from '../modules/orders/for-staff/staff-cancellation.ts';
import { orderNamed } from '../modules/orders/order-named.ts';
import type { OrderStates } from '../modules/orders/order-states.ts';

/** @param order number or id of an order. @throws Error explaining why there is no such order */
export async function orderIdOf(orders: OrderStates, order: string): Promise<OrderId> {
  const orderId = await orderNamed(orders, order);
  if (orderId) return orderId;
  throw new Error(
    parseOrderNumber(order) ? `There is no order ${order}.` : `"${order}" is not the number or id of an order.`,
  );
}

/** Messages to staff about a cancellation. @param order as staff named it */
export const cancelled: Record<CancellationOutcome, (order: string) => string> = {
  cancelled: (order) => `Order ${order} is cancelled; its buyer gets a mail.`,
  asking: (order) =>
    `Somebody may be paying order ${order}: its provider is asked now, and it is cancelled unless it was paid. orders show ${order} tells.`,
};
