import { idempotencyHeaders } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { ApiErrorCode } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { TelephoneSales } from '../staff/sell-by-telephone.ts';

interface TelephoneOrdersRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  sales: TelephoneSales;
}

/** As many bytes as an order on the site may have. */
const bodyLimit = 512 * 1024;

/** What an order on the site may be refused for. */
const codes: ApiErrorCode[] = [
  'NOT_FOUND',
  'URL_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_REUSED',
  'EVENT_CLOSED',
  'NOT_INVITED',
  'INVITATION_USED_UP',
  'TOO_MANY_UNPAID_ORDERS',
  'SALES_CLOSED',
  'OUT_OF_STOCK',
  'STATE_CONFLICT',
  'COUPON_UNKNOWN',
  'COUPON_NOT_FOR_EVENT',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'TRANSFER_TOO_LATE',
  'TRANSFER_LIMIT_REACHED',
  'PAYMENT_METHOD_UNAVAILABLE',
  'PAYMENT_PROVIDER_FAILED',
];

/** Orders that staff places for customers who call. */
export function telephoneOrdersRoutes(app: App, { sales, staffRoute }: TelephoneOrdersRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/order-price', {
    operation: 'priceTelephoneOrder',
    permission: 'orders.change',
    summary: 'What an order would cost; nothing is held',
    response: schemas.telephonePriceResponse,
    codes,
    body: schemas.telephoneOrderSchema,
    bodyLimit,
    handler: ({ actor, body }) => sales.price(body, actor),
  });

  staffRoute(app, 'POST /staff-api/orders', {
    operation: 'sellByTelephone',
    permission: 'orders.change',
    summary: 'Place an order for a customer',
    response: schemas.soldResponse,
    codes,
    headers: idempotencyHeaders,
    body: schemas.telephoneOrderSchema,
    bodyLimit,
    handler: async ({ actor, body, headers }) => {
      const seller = { actor, idempotencyKey: headers['idempotency-key'] };
      const { orderId, paymentState } = await sales.sell(body, seller);
      return { orderId, state: paymentState };
    },
  });
}
