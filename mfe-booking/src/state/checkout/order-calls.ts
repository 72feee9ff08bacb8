import type { OrderDetail, OrderId, OrderRequest, PaymentRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import { callApi } from '@idavuelta/shared/platform';

const paymentPath = (id: OrderId) => `/shop-api/order/${encodeURIComponent(id)}/payment`;

/** Places an order. @param key a second call with it returns the first order @throws ApiError */
export function* createOrder(request: OrderRequest, key: string) {
  return yield* callApi<PlacedOrder>({
    method: 'POST',
    url: '/shop-api/init-payment',
    data: request,
    headers: { 'Idempotency-Key': key },
  });
}

/** Pays an order that waits for its payment. @param key a second call with it makes no second attempt @throws ApiError */
export function* payOrder(id: OrderId, request: PaymentRequest, key: string) {
  return yield* callApi<PlacedOrder>({
    method: 'POST',
    url: paymentPath(id),
    data: request,
    headers: { 'Idempotency-Key': key },
  });
}

/** Has the provider queried, and reads the order. @throws ApiError */
export function* checkOrder(id: OrderId) {
  return yield* callApi<OrderDetail>({ method: 'POST', url: `${paymentPath(id)}/check` });
}
