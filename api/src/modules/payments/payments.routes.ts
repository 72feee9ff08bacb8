import { links } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { bodyFailures, failures, ok, responses } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import type { WebpayReturn } from './webpay.service.ts';

export function paymentsRoutes(app: App, { webpay, allowedOrigins, paymentMethods }: Services) {
  const path = '/payments/webpay/return';
  const tags = ['payments'];
  const response = { 303: schemas.webpayReturnResponse, ...failures() };

  /** Where the browser is sent: to the page of the order, which shows its state. */
  async function nextPage(returned: WebpayReturn) {
    const order = await webpay.handleReturn(returned);
    if (!order) return new URL(links.orderRejected(), allowedOrigins.fallback).href;
    const page = order.state === 'rejected' ? links.orderRejected() : links.orderDetail(order.id);
    return new URL(page, order.siteOrigin).href;
  }

  // Not cached: it tells the rate at which the next order is charged.
  app.get(
    '/payment-methods',
    {
      schema: {
        tags,
        operationId: 'listPaymentMethods',
        summary: 'Ways to pay in a country, with currency and rate',
        querystring: schemas.countryQuery,
        response: responses(schemas.paymentMethodsResponse),
      },
    },
    async ({ query }) => ok(await paymentMethods.offered(query['country-code'])),
  );

  app.get(
    path,
    {
      schema: {
        tags,
        operationId: 'returnFromWebpay',
        summary: 'Where Webpay sends the browser back',
        querystring: schemas.webpayReturnSchema,
        response,
      },
    },
    async ({ query }, reply) => reply.redirect(await nextPage(query), 303),
  );

  app.post(
    path,
    {
      schema: {
        tags,
        operationId: 'returnFromWebpayByForm',
        summary: 'Where Webpay sends the browser back with a form',
        consumes: ['application/x-www-form-urlencoded'],
        body: schemas.webpayReturnSchema,
        response: { ...response, ...bodyFailures },
      },
    },
    async ({ body }, reply) => reply.redirect(await nextPage(body), 303),
  );
}
