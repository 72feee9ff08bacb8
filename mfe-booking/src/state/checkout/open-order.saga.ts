import type { OrderDetail, OrderId, OrderRequest, PaymentRequest } from '@idavuelta/shared/contracts';
import { ApiError, call, put, toApiError } from '@idavuelta/shared/platform';
import { hasEnded, isUnsettled } from '../orders/order-state.ts';
import { endedOrderRead, holdExpired, openOrderConflicted, openOrderResumed, orderFound } from './checkout.actions.ts';
import { createOrderInTurn } from './create-order.saga.ts';
import { endedOrder } from './ended-order.ts';
import { checkOrder, payOrder } from './order-calls.ts';
import { recoveryStep } from './order-errors.ts';

/**
 * Pays the open order of the same purchase instead of placing a second one.
 * @param request of the order that would be placed
 * @returns the order to pay; undefined when none may be paid, and the buyer is told why
 * @throws ApiError
 */
export function* resumeOrder(id: OrderId, request: OrderRequest, payment: PaymentRequest, key: string) {
  yield* put(openOrderResumed());
  try {
    return yield* call(payOrder, id, payment, key);
  } catch (error) {
    if (toApiError(error).code !== 'STATE_CONFLICT') throw error;
  }
  yield* put(openOrderConflicted());
  const detail = yield* call(readOrder, id);
  return (yield* mayBeReplaced(detail)) ? yield* call(createOrderInTurn, request, key) : undefined;
}

/** @throws ApiError with a code that keeps the buyer at the payment */
function* readOrder(id: OrderId) {
  try {
    return yield* call(checkOrder, id);
  } catch (error) {
    const { code } = toApiError(error);
    // the page for failed orders would claim that nothing was charged, which is unknown
    throw recoveryStep({ code, rejectedFields: [] }) ? error : new ApiError({ code: 'UNAVAILABLE' }, error);
  }
}

/**
 * Whether a new order may replace one that cannot be paid again. It may have ended, but it may also have been paid in
 * another tab, be about to be confirmed, or be in the minutes after its hold: a second order could charge twice.
 */
function* mayBeReplaced(detail: OrderDetail) {
  const { order } = detail;
  if (!hasEnded(order.paymentState) && order.paymentState !== 'refunded') {
    yield* put(orderFound(order.id));
    return false;
  }
  yield* put(endedOrderRead(detail));
  if (!isUnsettled(order)) return true;
  yield* put(holdExpired(endedOrder(order)));
  return false;
}
