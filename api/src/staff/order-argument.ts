import type { OrderId } from '@idavuelta/shared/contracts';
import type { OrderStates } from '../modules/orders/order-states.ts';
import { parseOrderNumber } from '../modules/orders/placing/order-number.ts';
import type { CancellationOutcome } from '../modules/orders/staff/staff-cancellation.ts';

/** @param order the number of an order, or its id. @throws Error that says why there is no such order */
export async function orderIdOf(orders: OrderStates, order: string): Promise<OrderId> {
  if (/^[0-9a-f-]{36}$/i.test(order)) return order;
  const number = parseOrderNumber(order);
  if (!number) throw new Error(`"${order}" is not the number or id of an order.`);
  const orderId = await orders.idOf(number);
  if (!orderId) throw new Error(`There is no order ${order}.`);
  return orderId;
}

/** What staff reads of a cancellation. @param order as staff has named it */
export const cancelled: Record<CancellationOutcome, (order: string) => string> = {
  cancelled: (order) => `Order ${order} is cancelled; its buyer gets a mail.`,
  asking: (order) =>
    `Somebody may be paying order ${order}: its provider is asked now, and it is cancelled unless it was paid. orders show ${order} tells.`,
};
