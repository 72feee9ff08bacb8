import { idempotencyHeaders } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { placingCodes } from '../order-codes.ts';
import type { TelephoneSales } from './sell-by-telephone.ts';

interface TelephoneOrdersRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  sales: TelephoneSales;
}

/** Same limit as for an order on the site. */
const bodyLimit = 512 * 1024;

export function telephoneOrdersRoutes(app: App, { sales, staffRoute }: TelephoneOrdersRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/order-price', {
    operation: 'priceTelephoneOrder',
    permission: 'orders.change',
    summary: 'Get the price of an order; nothing is held',
    response: schemas.telephonePriceResponse,
    codes: placingCodes,
    body: schemas.telephoneOrderSchema,
    bodyLimit,
    handler: ({ actor, body }) => sales.price(body, actor),
  });

  staffRoute(app, 'POST /staff-api/orders', {
    operation: 'sellByTelephone',
    permission: 'orders.change',
    summary: 'Place an order for a customer',
    response: schemas.soldResponse,
    codes: placingCodes,
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
