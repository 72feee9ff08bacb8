import { links } from '@idavuelta/shared/contracts';
import { webpayReturnResponse, webpayReturnSchema } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { bodyFailures, failures } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import type { WebpayReturn } from './webpay.service.ts';

export function paymentsRoutes(app: App, { webpay, allowedOrigins }: Services) {
  const path = '/payments/webpay/return';
  const tags = ['payments'];
  const response = { 303: webpayReturnResponse, ...failures() };

  /** Where the browser is sent: to the page of the order, which shows its state. */
  async function nextPage(returned: WebpayReturn) {
    const order = await webpay.handleReturn(returned);
    if (!order) return new URL(links.orderRejected(), allowedOrigins.fallback).href;
    const page = order.state === 'rejected' ? links.orderRejected() : links.orderDetail(order.id);
    return new URL(page, order.siteOrigin).href;
  }

  app.get(
    path,
    {
      schema: {
        tags,
        operationId: 'returnFromWebpay',
        summary: 'Where Webpay sends the browser back',
        querystring: webpayReturnSchema,
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
        body: webpayReturnSchema,
        response: { ...response, ...bodyFailures },
      },
    },
    async ({ body }, reply) => reply.redirect(await nextPage(body), 303),
  );
}
