import {
  admissionHeader,
  type OrderDetail,
  type OrderId,
  type OrderRequest,
  type PaymentRequest,
  type PlacedOrder,
} from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

const paymentPath = (id: OrderId) => `/shop-api/order/${encodeURIComponent(id)}/payment`;

function* post(url: string, data: object, key: string, headers: Record<string, string> = {}) {
  return yield* callApi<PlacedOrder>({ method: 'POST', url, data, headers: { 'Idempotency-Key': key, ...headers } });
}

/**
 * Places an order.
 * @param key repeating the call with it returns the first order
 * @param admission of the queue in front of the event
 * @throws ApiError
 */
export const createOrder = (request: OrderRequest, key: string, admission?: string) =>
  post('/shop-api/init-payment', request, key, admission ? { [admissionHeader]: admission } : {});

/** Pays an unpaid order. @param key repeating the call with it starts no second attempt @throws ApiError */
export const payOrder = (id: OrderId, request: PaymentRequest, key: string) => post(paymentPath(id), request, key);

/** Makes the API query the provider, and reads the order. @throws ApiError */
export function* checkOrder(id: OrderId) {
  return yield* callApi<OrderDetail>({ method: 'POST', url: `${paymentPath(id)}/check` });
}
