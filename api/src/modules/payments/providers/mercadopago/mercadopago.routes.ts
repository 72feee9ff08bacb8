import { emptyEnvelope } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { App } from '../../../../http/app.ts';
import { ok, responsesToBody } from '../../../../http/schemas.ts';
import type { ProviderRouteServices } from '../../provider-module.ts';
import { redirectToOrder } from '../../return-responses.ts';

const text = Type.Optional(Type.String({ maxLength: 200 }));

/** Only our reference is taken from the return URL; everything else is queried at the provider. */
const mercadoPagoReturn = Type.Object(
  { external_reference: text },
  { title: 'MercadoPagoReturn', additionalProperties: false },
);

const notificationQuery = Type.Object({ 'data.id': text, type: text }, { additionalProperties: false });
/** The signature covers the URL only, so the body is ignored. */
const notificationBody = Type.Object({}, { title: 'MercadoPagoNotification', additionalProperties: false });

export function mercadoPagoRoutes(app: App, { verification, pageOf }: ProviderRouteServices) {
  const tags = ['payments'];

  app.get(
    '/payments/mercadopago/return',
    {
      schema: {
        tags,
        operationId: 'returnFromMercadoPago',
        summary: 'Receive the browser back from Mercado Pago',
        querystring: mercadoPagoReturn,
        response: redirectToOrder,
      },
    },
    async ({ query: { external_reference: reference = '' } }, reply) => {
      const payment = await verification.byReference('mercadopago', reference);
      return reply.redirect(pageOf(payment && (await verification.returned(payment))), 303);
    },
  );

  app.post(
    '/payments/mercadopago/notifications',
    {
      schema: {
        tags,
        operationId: 'notifyOfMercadoPago',
        summary: 'Receive a payment notification of Mercado Pago',
        querystring: notificationQuery,
        body: notificationBody,
        response: responsesToBody(
          emptyEnvelope('The notification was accepted'),
          'UNAUTHENTICATED',
          'PAYMENT_PROVIDER_FAILED',
        ),
      },
    },
    async ({ headers, query }) => {
      await verification.notified('mercadopago', { headers, query, body: {} });
      return ok({});
    },
  );
}
