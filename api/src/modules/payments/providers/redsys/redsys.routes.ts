import { emptyEnvelope } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { App } from '../../../../http/app.ts';
import { ok, responsesToBody } from '../../../../http/schemas.ts';
import type { ProviderRouteServices } from '../../provider-module.ts';
import { redirectToOrder } from '../../return-responses.ts';

/** Only our reference is taken from the return URL; the other parameters prove no more than the notification does. */
const redsysReturn = Type.Object(
  { reference: Type.Optional(Type.String({ maxLength: 200 })) },
  { title: 'RedsysReturn', additionalProperties: false },
);

const redsysNotification = Type.Object(
  {
    Ds_SignatureVersion: Type.String({ maxLength: 50, examples: ['HMAC_SHA256_V1'] }),
    Ds_MerchantParameters: Type.String({ maxLength: 20_000 }),
    Ds_Signature: Type.String({ maxLength: 200 }),
  },
  { title: 'RedsysNotification', additionalProperties: false },
);

export function redsysRoutes(app: App, { verification, pageOf }: ProviderRouteServices) {
  const tags = ['payments'];

  app.get(
    '/payments/redsys/return',
    {
      schema: {
        tags,
        operationId: 'returnFromRedsys',
        summary: 'Receive the browser back from Redsys',
        querystring: redsysReturn,
        response: redirectToOrder,
      },
    },
    async ({ query: { reference = '' } }, reply) => {
      const payment = await verification.byReference('redsys', reference);
      return reply.redirect(pageOf(payment && (await verification.returned(payment))), 303);
    },
  );

  app.post(
    '/payments/redsys/notifications',
    {
      schema: {
        tags,
        operationId: 'notifyOfRedsys',
        summary: 'Receive the payment result from Redsys',
        consumes: ['application/x-www-form-urlencoded'],
        body: redsysNotification,
        response: responsesToBody(
          emptyEnvelope('The notification was accepted'),
          'UNAUTHENTICATED',
          'PAYMENT_PROVIDER_FAILED',
        ),
      },
    },
    async ({ headers, body }) => {
      await verification.notified('redsys', { headers, query: {}, body });
      return ok({});
    },
  );
}
