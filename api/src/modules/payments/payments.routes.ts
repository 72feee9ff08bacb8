import { Type } from '@fastify/type-provider-typebox';
import { links } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import type { Services } from '../../services.ts';
import type { WebpayReturn } from './webpay.service.ts';

const text = Type.Optional(Type.String({ maxLength: 200 }));
const webpayReturn = Type.Object({ token_ws: text, TBK_TOKEN: text, TBK_ORDEN_COMPRA: text, TBK_ID_SESION: text });

export function paymentsRoutes(app: App, { webpay, allowedOrigins }: Services) {
  const tags = ['payments'];
  const path = '/payments/webpay/return';
  const response = { 303: Type.Unsafe<void>({ type: 'null', description: "To the order's page on the site" }) };

  /** Where the browser is sent: to the page of the order, which shows its state. */
  async function nextPage(returned: WebpayReturn) {
    const order = await webpay.handleReturn(returned);
    if (!order) return new URL(links.orderRejected(), allowedOrigins.fallback).href;
    const page = order.state === 'rejected' ? links.orderRejected() : links.orderDetail(order.id);
    return new URL(page, order.siteOrigin).href;
  }

  app.get(path, { schema: { tags, querystring: webpayReturn, response } }, async ({ query }, reply) =>
    reply.redirect(await nextPage(query), 303),
  );
  app.post(path, { schema: { tags, body: webpayReturn, response } }, async ({ body }, reply) =>
    reply.redirect(await nextPage(body), 303),
  );
}
