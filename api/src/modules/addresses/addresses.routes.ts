import { Type } from '@fastify/type-provider-typebox';
import type { FrequentAddress } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { envelope, id, idParams, ok } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function addressesRoutes(app: App, { addresses, authentication }: Services) {
  const tags = ['account'];
  const security = [{ bearer: [] }];
  const onRequest = authentication.authenticate;

  app.get(
    '/shop-api/frequent-addresses',
    { onRequest, schema: { tags, security, response: { 200: envelope<FrequentAddress[]>('My address first') } } },
    async ({ customerId }) => ok(await addresses.list(customerId)),
  );

  app.post(
    '/shop-api/frequent-addresses',
    {
      onRequest,
      schema: {
        tags,
        security,
        body: Type.Object({
          name: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S' }),
          countyId: id,
          myAddress: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1], default: 0 }),
        }),
        response: { 200: envelope<FrequentAddress>('The address as added') },
      },
    },
    async ({ customerId, body }) => ok(await addresses.add(customerId, body)),
  );

  app.put(
    '/shop-api/frequent-addresses/:id/my-address',
    {
      onRequest,
      schema: { tags, security, params: idParams, response: { 200: envelope<FrequentAddress>('Now my address') } },
    },
    async ({ customerId, params }) => ok(await addresses.markMine(customerId, params.id)),
  );
}
