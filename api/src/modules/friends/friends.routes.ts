import { Type } from '@fastify/type-provider-typebox';
import type { FrequentFriend } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { email, envelope, ok, textLine } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

/** A Chilean mobile number: `+569` or `9`, then eight digits. */
const phone = Type.String({ pattern: '^(\\+569|9)\\d{8}$' });

export function friendsRoutes(app: App, { friends, authentication }: Services) {
  const tags = ['account'];
  const security = [{ bearer: [] }];
  const onRequest = authentication.authenticate;

  app.get(
    '/shop-api/frequent-friends',
    { onRequest, schema: { tags, security, response: { 200: envelope<FrequentFriend[]>("The customer's friends") } } },
    async ({ customerId }) => ok(await friends.list(customerId)),
  );

  app.post(
    '/shop-api/frequent-friends',
    {
      onRequest,
      schema: {
        tags,
        security,
        body: Type.Object({ fullname: textLine(), phone, email }),
        response: { 200: envelope<FrequentFriend>('The friend as added') },
      },
    },
    async ({ customerId, body }) => ok(await friends.add(customerId, body)),
  );
}
