import { type OrderDetail, type OrderRequest, orderCreated, orderPaid } from '@idavuelta/shared/contracts';
import { toDecimalAmount } from '@idavuelta/shared/contracts/money';
import {
  type ApiProblem,
  call,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLeading,
  toApiError,
} from '@idavuelta/shared/platform';
import { getIn } from 'final-form';
import { bookingApi } from '../api.ts';
import { hasEnded, isWaiting } from '../orders/order-state.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { selectCharge } from '../payment/charge.selectors.ts';
import { draftOpened } from '../wizard/wizard.events.ts';
import { selectDraftId, selectStoredStep } from '../wizard/wizard.selectors.ts';
import { holdExpired, orderPlaced, orderRejected, orderSubmitted } from './checkout.actions.ts';
import { selectCheckout } from './checkout.selectors.ts';
import type { OrderProblem, RejectedField } from './checkout.types.ts';
import { createOrderInTurn } from './create-order.saga.ts';
import { endedOrder } from './ended-order.ts';
import { idempotencyKey, purchaseDigest } from './idempotency-key.ts';
import { resumeOrder } from './open-order.saga.ts';
import { couponReasonOf, isOfferOutdated } from './order-errors.ts';
import { selectOrderRequest } from './order-request.ts';

function* placeOrder({ payload: paymentCode }: ReturnType<typeof orderSubmitted>) {
  const { status } = yield* select(selectCheckout);
  if (status !== 'placing') return; // the press was ignored
  const order = yield* select(selectOrderRequest);
  if (!order) return yield* put(orderRejected({ code: 'VALIDATION_FAILED', rejectedFields: [], variantIds: [] }));
  const shown = yield* select(selectCharge);
  const charge = shown && toDecimalAmount(shown);
  const request: OrderRequest = { url: window.location.origin, paymentCode, ...order, ...(charge && { charge }) };
  const purchase = purchaseDigest(order);
  try {
    const placed = yield* call(createOrResumeOrder, purchase, request);
    if (!placed) return;
    // a retry returns the first order, which may have expired meanwhile: the next attempt needs a new key
    if (hasEnded(placed.paymentState)) return yield* put(holdExpired());
    yield* put(orderPlaced(placed, purchase));
    yield* put(orderCreated({ orderId: placed.orderId }));
    if (placed.paymentState === 'paid') yield* put(orderPaid({ orderId: placed.orderId }));
  } catch (error) {
    const problem = toApiError(error);
    const rejectedFields = rejectedFieldsOf(problem, request);
    const variantIds = affectedVariants(problem, request);
    const couponReason = couponReasonOf(problem);
    yield* put(orderRejected({ code: problem.code, rejectedFields, couponReason, variantIds }));
    yield* refreshWhatChanged({ code: problem.code, rejectedFields });
  }
}

/**
 * If another draft has been opened meanwhile, the order is not shown there. Pressing "pay" again in its own draft
 * returns it.
 */
function* placeWhileOpen(action: ReturnType<typeof orderSubmitted>) {
  yield* race([call(placeOrder, action), take(draftOpened)]);
}

/** Places the order, or pays the open order when it belongs to the same purchase. */
function* createOrResumeOrder(purchase: string, request: OrderRequest) {
  const { openOrder } = yield* select(selectCheckout);
  const key = idempotencyKey(yield* select(selectDraftId), request);
  const { paymentCode, url, charge } = request;
  if (openOrder?.purchase !== purchase || paymentCode === 'prepagado')
    return yield* call(createOrderInTurn, request, key);
  return yield* call(resumeOrder, openOrder.orderId, request, { paymentCode, url, ...(charge && { charge }) }, key);
}

/** Refetches what has changed on the server since the wizard showed it. */
function* refreshWhatChanged({ code, rejectedFields }: Pick<OrderProblem, 'code' | 'rejectedFields'>) {
  if (isOfferOutdated({ code, rejectedFields })) yield* put(bookingApi.util.invalidateTags(['Variants']));
  if (code === 'PAYMENT_METHOD_UNAVAILABLE' || code === 'CHARGE_CHANGED')
    yield* put(bookingApi.util.invalidateTags(['PaymentMethods']));
}

/** Keeps the values that were sent: a field stays rejected until its value changes. */
const rejectedFieldsOf = ({ errors = [] }: ApiProblem, request: OrderRequest): RejectedField[] =>
  errors.map(({ field }) => ({ field, value: getIn(request, field) }));

/** The API names the tickets by their index in the request: `tickets[0].productVariantId`. */
function affectedVariants({ errors = [] }: ApiProblem, { tickets }: OrderRequest) {
  const ids = errors.map(({ field }) => tickets[Number(/tickets\D?(\d+)/.exec(field)?.[1])]?.productVariantId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function* refreshStock() {
  yield* put(bookingApi.util.invalidateTags(['Variants']));
}

/**
 * The order at the checkout has ended, whichever page read that: the buyer returns to the payment step, with all input.
 */
function* leaveEndedOrder({ payload: { order } }: { payload: OrderDetail }) {
  const checkout = yield* select(selectCheckout);
  const step = yield* select(selectStoredStep);
  if (step !== 'checkout' || checkout.status !== 'placed' || checkout.order.orderId !== order.id) return;
  if (!isWaiting(order.paymentState) && order.paymentState !== 'paid') yield* put(holdExpired(endedOrder(order)));
}

export function* checkoutSaga() {
  // takeLeading: pressing "pay" again while an order is under way must not order twice
  yield* takeLeading(orderSubmitted, placeWhileOpen);
  yield* takeEvery(ordersApi.endpoints.bookingOrder.matchFulfilled, leaveEndedOrder);
  yield* takeEvery(ordersApi.endpoints.bookingCheckPayment.matchFulfilled, leaveEndedOrder);
  yield* takeEvery([orderCreated.type, holdExpired.type], refreshStock);
}
