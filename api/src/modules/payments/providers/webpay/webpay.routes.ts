import { Type } from 'typebox';
import type { App } from '../../../../http/app.ts';
import { bodyFailures } from '../../../../http/schemas.ts';
import type { ProviderRouteServices } from '../../provider-module.ts';
import { redirectToOrder } from '../../return-responses.ts';
import { handleWebpayReturn } from './webpay-return.ts';

const parameter = Type.Optional(Type.String({ maxLength: 200 }));
/** Parameters of the browser's return; their combination tells the outcome. */
const webpayReturn = Type.Object(
  { token_ws: parameter, TBK_TOKEN: parameter, TBK_ORDEN_COMPRA: parameter, TBK_ID_SESION: parameter },
  { title: 'WebpayReturn', additionalProperties: false },
);

export function webpayRoutes(app: App, { verification, pageOf }: ProviderRouteServices) {
  const path = '/payments/webpay/return';
  const tags = ['payments'];

  app.get(
    path,
    {
      schema: {
        tags,
        operationId: 'returnFromWebpay',
        summary: 'Receive the browser back from Webpay',
        querystring: webpayReturn,
        response: redirectToOrder,
      },
    },
    async ({ query }, reply) => reply.redirect(pageOf(await handleWebpayReturn(verification, query)), 303),
  );

  app.post(
    path,
    {
      schema: {
        tags,
        operationId: 'returnFromWebpayByForm',
        summary: 'Receive the browser back from Webpay with a form',
        consumes: ['application/x-www-form-urlencoded'],
        body: webpayReturn,
        response: { ...redirectToOrder, ...bodyFailures },
      },
    },
    async ({ body }, reply) => reply.redirect(pageOf(await handleWebpayReturn(verification, body)), 303),
  );
}
