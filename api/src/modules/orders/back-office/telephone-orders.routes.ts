import { idempotencyHeaders } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { ApiErrorCode } from '../../../errors.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { TelephoneSales } from '../staff/sell-by-telephone.ts';

interface TelephoneOrdersRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
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
export function telephoneOrdersRoutes(app: App, { sales, staffOperation }: TelephoneOrdersRoutesDependencies) {
  const pricing = staffOperation('priceTelephoneOrder', {
    summary: 'What an order would cost; nothing is held',
    response: schemas.telephonePriceResponse,
    codes,
  });
  app.post(
    '/staff-api/order-price',
    { onRequest: pricing.onRequest, bodyLimit, schema: { ...pricing.write, body: schemas.telephoneOrderSchema } },
    async ({ staff, body }) => ok(await sales.price(body, staff.actor)),
  );

  const selling = staffOperation('sellByTelephone', {
    summary: 'Place an order for a customer',
    response: schemas.soldResponse,
    codes,
  });
  app.post(
    '/staff-api/orders',
    {
      onRequest: selling.onRequest,
      bodyLimit,
      schema: { ...selling.write, headers: idempotencyHeaders, body: schemas.telephoneOrderSchema },
    },
    async ({ staff, body, headers }) => {
      const seller = { actor: staff.actor, idempotencyKey: headers['idempotency-key'] };
      const { orderId, paymentState } = await sales.sell(body, seller);
      return ok({ orderId, state: paymentState });
    },
  );
}
