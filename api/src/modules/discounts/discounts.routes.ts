import { Type } from '@fastify/type-provider-typebox';
import type { Discount } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { envelope, id, ok } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function discountsRoutes(app: App, { discounts, authentication, rateLimit }: Services) {
  app.get(
    '/shop-api/discounts/:code/event/:eventId',
    {
      onRequest: authentication.authenticate,
      preHandler: rateLimit('coupon', { account: loggedIn }),
      schema: {
        tags: ['orders'],
        security: [{ bearer: [] }],
        params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }), eventId: id }),
        response: { 200: envelope<Discount>('Prices with the coupon') },
      },
    },
    async ({ params }) => ok(await discounts.preview(params.code, params.eventId)),
  );
}
