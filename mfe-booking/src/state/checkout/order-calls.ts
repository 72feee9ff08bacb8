import type { OrderDetail, OrderId, OrderRequest, PaymentRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

const paymentPath = (id: OrderId) => `/shop-api/order/${encodeURIComponent(id)}/payment`;

function* post(url: string, data: object, key: string) {
  return yield* callApi<PlacedOrder>({ method: 'POST', url, data, headers: { 'Idempotency-Key': key } });
}

/** Places an order. @param key repeating the call with it returns the first order @throws ApiError */
export const createOrder = (request: OrderRequest, key: string) => post('/shop-api/init-payment', request, key);

/** Pays an unpaid order. @param key repeating the call with it starts no second attempt @throws ApiError */
export const payOrder = (id: OrderId, request: PaymentRequest, key: string) => post(paymentPath(id), request, key);

/** Makes the API query the provider, and reads the order. @throws ApiError */
export function* checkOrder(id: OrderId) {
  return yield* callApi<OrderDetail>({ method: 'POST', url: `${paymentPath(id)}/check` });
}
