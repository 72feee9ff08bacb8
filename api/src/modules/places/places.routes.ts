import { Type } from '@fastify/type-provider-typebox';
import type { County, Province } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { countryQuery, envelope, id } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function placesRoutes(app: App, { places, cache }: Services) {
  const tags = ['places'];

  app.get(
    '/counties',
    { schema: { tags, querystring: countryQuery, response: { 200: envelope<County[]>('Counties of a country') } } },
    ({ query }, reply) =>
      cache.send(reply, `counties:${query['country-code']}`, () => places.counties(query['country-code']), 300),
  );

  app.get(
    '/provinces/by-event/:eventId',
    {
      schema: {
        tags,
        params: Type.Object({ eventId: id }),
        response: { 200: envelope<Province[]>('Provinces from which the event is served, with their counties') },
      },
    },
    ({ params: { eventId } }, reply) =>
      cache.send(reply, `provinces:${eventId}`, () => places.provincesOf(eventId), 60),
  );
}
