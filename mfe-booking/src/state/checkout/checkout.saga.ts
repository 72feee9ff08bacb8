import {
  type ErrorCode,
  type OrderRequest,
  orderCreated,
  orderPaid,
  type PlacedOrder,
} from '@idavuelta/shared/contracts';
import { toDecimalAmount } from '@idavuelta/shared/contracts/money';
import {
  type ApiProblem,
  call,
  callApi,
  put,
  select,
  takeEvery,
  takeLeading,
  toApiError,
} from '@idavuelta/shared/platform';
import { bookingApi } from '../api.ts';
import { selectCharge } from '../payment/charge.selectors.ts';
import { selectDraftId } from '../wizard/wizard.selectors.ts';
import { holdExpired, orderPlaced, orderRefused, orderSubmitted } from './checkout.slice.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { isOfferOutdated } from './order-errors.ts';
import { selectOrderRequest } from './order-request.ts';

function* createOrder(request: OrderRequest, key: string) {
  return yield* callApi<PlacedOrder>({
    method: 'POST',
    url: '/shop-api/init-payment',
    data: request,
    headers: { 'Idempotency-Key': key },
  });
}

function* placeOrder({ payload: paymentCode }: ReturnType<typeof orderSubmitted>) {
  const order = yield* select(selectOrderRequest);
  if (!order) return yield* put(orderRefused({ code: 'VALIDATION_FAILED', variantIds: [] }));
  const shown = yield* select(selectCharge);
  const charge = shown && toDecimalAmount(shown);
  const request: OrderRequest = { url: window.location.origin, paymentCode, ...order, ...(charge && { charge }) };
  try {
    const placed = yield* call(createOrder, request, idempotencyKey(yield* select(selectDraftId), request));
    // a retry returns the first order, which may have expired by now: the next attempt needs a new key
    if (isClosed(placed)) return yield* put(holdExpired());
    yield* put(orderPlaced(placed));
    yield* put(orderCreated({ orderId: placed.orderId }));
    if (placed.paymentState === 'paid') yield* put(orderPaid({ orderId: placed.orderId }));
  } catch (error) {
    const problem = toApiError(error);
    yield* put(orderRefused({ code: problem.code, variantIds: affectedVariants(problem, request) }));
    yield* refreshWhatChanged(problem.code);
  }
}

/** What the wizard shows is not what the server sells or charges any more. */
function* refreshWhatChanged(code: ErrorCode) {
  if (isOfferOutdated(code)) yield* put(bookingApi.util.invalidateTags(['Variants']));
  if (code === 'PAYMENT_METHOD_UNAVAILABLE' || code === 'CHARGE_CHANGED')
    yield* put(bookingApi.util.invalidateTags(['PaymentMethods']));
}

const isClosed = ({ paymentState }: PlacedOrder) => paymentState === 'cancelled' || paymentState === 'rejected';

/** The API names the tickets by their index in the request: `tickets[0].productVariantId`. */
function affectedVariants({ errors = [] }: ApiProblem, { tickets }: OrderRequest) {
  const ids = errors.map(({ field }) => tickets[Number(/tickets\D?(\d+)/.exec(field)?.[1])]?.productVariantId);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

function* refreshStock() {
  yield* put(bookingApi.util.invalidateTags(['Variants']));
}

export function* checkoutSaga() {
  // takeLeading: pressing "pay" again while an order is under way must not order twice
  yield* takeLeading(orderSubmitted, placeOrder);
  yield* takeEvery([orderCreated.type, holdExpired.type], refreshStock);
}
