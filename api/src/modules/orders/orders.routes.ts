import { admissionHeader, type CountryCode, previewHeader } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { orderId } from '../../http/order-id.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { ok, okPage, responses, responsesToBody } from '../../http/schemas.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { paymentCodes, placingCodes } from './order-codes.ts';
import type { OrdersService } from './orders.service.ts';
import type { PurchasesService } from './purchases/purchases.service.ts';

interface OrdersRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit'> {
  orders: OrdersService;
  purchases: PurchasesService;
  accounts: { countryOf(customerId: number): Promise<CountryCode> };
}

export function ordersRoutes(
  app: App,
  { orders, purchases, authentication, accounts, rateLimit }: OrdersRoutesDependencies,
) {
  const forCustomer = customerRoutes(authentication, 'orders');

  app.post(
    '/shop-api/init-payment',
    forCustomer(
      {
        operationId: 'placeOrder',
        summary: 'Place an order and start its payment',
        headers: schemas.orderHeaders,
        body: schemas.orderRequestSchema,
        response: responsesToBody(
          schemas.placedOrderResponse,
          ...placingCodes,
          'UNAUTHENTICATED',
          'PREVIEW_ONLY',
          'ADMISSION_REQUIRED',
          'ADMISSION_USED',
          'TURN_PASSED',
          'CHARGE_CHANGED',
          'RATE_LIMITED',
        ),
      },
      {
        preHandler: rateLimit('order', { account: loggedIn }),
        // Fifty tickets with their passengers and addresses.
        bodyLimit: 512 * 1024,
      },
    ),
    async (request) => {
      const { customerId, body, headers } = request;
      const language = languageOf(request, await accounts.countryOf(customerId));
      const idempotencyKey = headers['idempotency-key'];
      const [preview, admission] = [headers[previewHeader], headers[admissionHeader]];
      const visitor = visitorAddress(request.ip);
      return ok(await orders.place(body, { customerId, language, idempotencyKey, preview, admission, visitor }));
    },
  );

  app.post(
    '/shop-api/order/:id/hold',
    forCustomer(
      {
        operationId: 'renewHold',
        summary: 'Extend the hold on the seats of an order during payment',
        params: schemas.orderParams,
        response: responses(
          schemas.seatHoldResponse,
          'UNAUTHENTICATED',
          'NOT_FOUND',
          'STATE_CONFLICT',
          'PAYMENT_METHOD_UNAVAILABLE',
          'RATE_LIMITED',
        ),
      },
      { preHandler: rateLimit('hold', { account: loggedIn }) },
    ),
    async ({ customerId, params }) => ok(await orders.renewHold(orderId(params.id), customerId)),
  );

  app.post(
    '/shop-api/order/:id/payment',
    forCustomer(
      {
        operationId: 'retryPayment',
        summary: 'Try to pay an order again, with the same or another method',
        params: schemas.orderParams,
        headers: schemas.idempotencyHeaders,
        body: schemas.paymentRequestSchema,
        response: responsesToBody(
          schemas.placedOrderResponse,
          ...paymentCodes,
          'UNAUTHENTICATED',
          'CHARGE_CHANGED',
          'RATE_LIMITED',
        ),
      },
      { preHandler: rateLimit('order', { account: loggedIn }) },
    ),
    async ({ customerId, params, body, headers }) => {
      const retry = { orderId: orderId(params.id), customerId, idempotencyKey: headers['idempotency-key'] };
      return ok(await orders.retryPayment(body, retry));
    },
  );

  app.post(
    '/shop-api/order/:id/payment/check',
    forCustomer(
      {
        operationId: 'checkPayment',
        summary: 'Query the payment provider for the state of the payment',
        params: schemas.orderParams,
        response: responses(schemas.orderDetailResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'),
      },
      { preHandler: rateLimit('check-payment', { account: loggedIn }) },
    ),
    async ({ customerId, params }) => {
      const id = orderId(params.id);
      await orders.checkPayment(id, customerId);
      return ok(await purchases.detail(id, customerId));
    },
  );

  app.post(
    '/shop-api/order/:id/cancel',
    forCustomer(
      {
        operationId: 'cancelOrder',
        summary: 'Cancel an unpaid or free order',
        params: schemas.orderParams,
        response: responses(
          schemas.emptyEnvelope('The order was cancelled and its seats were released'),
          'UNAUTHENTICATED',
          'NOT_FOUND',
          'STATE_CONFLICT',
          'SALES_CLOSED',
          'TICKET_CHECKED',
          'RATE_LIMITED',
        ),
      },
      { preHandler: rateLimit('cancel', { account: loggedIn }) },
    ),
    async ({ customerId, params }) => {
      await orders.cancel(orderId(params.id), customerId);
      return ok({});
    },
  );

  app.get(
    '/shop-api/order-detail/:id',
    forCustomer({
      operationId: 'getOrder',
      summary: 'Get an order of the customer',
      params: schemas.orderParams,
      querystring: schemas.orderDetailQuery,
      response: responses(schemas.orderDetailResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params }) => ok(await purchases.detail(orderId(params.id), customerId)),
  );

  app.get(
    '/shop-api/payment-history',
    forCustomer({
      operationId: 'listOrders',
      summary: 'List the orders of the customer',
      querystring: schemas.purchasesQuery,
      response: responses(schemas.purchasesResponse, 'UNAUTHENTICATED'),
    }),
    async ({ customerId, query }) => okPage(await purchases.history(customerId, query)),
  );
}
