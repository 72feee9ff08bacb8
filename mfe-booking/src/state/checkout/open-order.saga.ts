import type { OrderDetail, OrderId, OrderRequest, PaymentRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import { ApiError, callApi, put, select, toApiError } from '@idavuelta/shared/platform';
import { hasEnded, isUnsettled } from '../orders/order-state.ts';
import { endedOrderRead, holdExpired, orderFound } from './checkout.actions.ts';
import { selectCheckout } from './checkout.selectors.ts';
import { endedOrder } from './ended-order.ts';
import { recoveryStep } from './order-errors.ts';

const pathOf = (id: OrderId) => `/shop-api/order/${encodeURIComponent(id)}/payment`;

/**
 * Pays the order that the same purchase has already, instead of making a second one.
 * @returns what its provider needs; `none` where a new order is to be made; `told` where none may be, and the buyer reads why
 * @throws ApiError
 */
export function* payOpenOrder(purchase: string, { paymentCode, url, charge }: OrderRequest, key: string) {
  const { openOrder } = yield* select(selectCheckout);
  if (openOrder?.purchase !== purchase || paymentCode === 'prepagado') return 'none';
  const request: PaymentRequest = { paymentCode, url, ...(charge && { charge }) };
  try {
    return yield* callApi<PlacedOrder>({
      method: 'POST',
      url: pathOf(openOrder.orderId),
      data: request,
      headers: { 'Idempotency-Key': key },
    });
  } catch (error) {
    if (toApiError(error).code !== 'STATE_CONFLICT') throw error;
  }
  return yield* leaveOrder(yield* readOrder(openOrder.orderId));
}

/** Lets the provider be asked, too. @throws ApiError with a code that keeps the buyer at the payment */
function* readOrder(id: OrderId) {
  try {
    return yield* callApi<OrderDetail>({ method: 'POST', url: `${pathOf(id)}/check` });
  } catch (error) {
    const { code } = toApiError(error);
    // the page of failed orders would say that nothing was charged, which nobody knows
    throw recoveryStep({ code, refused: [] }) ? error : new ApiError({ code: 'UNAVAILABLE' }, error);
  }
}

/**
 * An order that cannot be paid again has ended, but it may as well have been paid in another tab, be about to be confirmed,
 * or be in the minutes after its hold: a second order could charge twice.
 */
function* leaveOrder(detail: OrderDetail) {
  const { order } = detail;
  if (!hasEnded(order.paymentState) && order.paymentState !== 'refunded') {
    yield* put(orderFound(order.id));
    return 'told';
  }
  yield* put(endedOrderRead(detail));
  if (!isUnsettled(order)) return 'none';
  yield* put(holdExpired(endedOrder(order)));
  return 'told';
}
