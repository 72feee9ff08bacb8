import { Type } from '@fastify/type-provider-typebox';
import {
  type Category,
  type EventDetail,
  type EventSummary,
  type EventType,
  eventType,
  type RecommendedEvent,
} from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { countryCode, countryQuery, envelope, idParams, ok } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

const slugParams = Type.Object({ slugOrId: Type.String({ minLength: 1, maxLength: 200 }) });
const typeOfEvents = Type.Unsafe<EventType>({
  type: 'integer',
  enum: Object.values(eventType),
  description: '1 massive, 2 private, 3 alliance',
});

export function catalogueRoutes(app: App, { catalogue, cache, authentication, rateLimit }: Services) {
  app.get(
    '/events',
    {
      schema: {
        tags: ['catalogue'],
        querystring: Type.Interface([countryQuery], { type: typeOfEvents }),
        response: { 200: envelope<EventSummary[]>('Events of one type') },
      },
    },
    ({ query }, reply) =>
      cache.send(
        reply,
        `events:${query.type}:${query['country-code']}`,
        () => catalogue.ofType(query.type, query['country-code']),
        15,
      ),
  );

  app.get(
    '/recommended-events',
    {
      schema: {
        tags: ['catalogue'],
        querystring: countryQuery,
        response: { 200: envelope<RecommendedEvent[]>('Recommended transfers, in their order') },
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `recommended:${query['country-code']}`, () => catalogue.recommended(query['country-code']), 15),
  );

  app.get(
    '/search',
    {
      // One word typed slowly is several searches.
      preHandler: rateLimit('search', { cost: 0.2 }),
      schema: {
        tags: ['catalogue'],
        querystring: Type.Object({
          q: Type.String({ maxLength: 200, default: '' }),
          'country-code': Type.Optional(countryCode),
        }),
        response: {
          200: envelope<EventSummary[]>(
            'Events in which every word of q occurs, or nearly; the best match first, of equal ones those of the country',
          ),
        },
      },
    },
    ({ query: { q, 'country-code': country } }, reply) =>
      cache.send(reply, `search:${country ?? ''}:${q}`, () => catalogue.search(q, country)),
  );

  app.get(
    '/events/:slugOrId',
    { schema: { tags: ['catalogue'], params: slugParams, response: { 200: envelope<EventDetail>('One event') } } },
    ({ params }, reply) => cache.send(reply, `event:${params.slugOrId}`, () => catalogue.event(params.slugOrId)),
  );

  app.get(
    '/api/events/:slugOrId',
    {
      onRequest: authentication.authenticate,
      schema: {
        tags: ['catalogue'],
        security: [{ bearer: [] }],
        params: slugParams,
        response: { 200: envelope<EventDetail>('One event, for a logged-in customer') },
      },
    },
    async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-cache');
      return ok(await catalogue.event(params.slugOrId));
    },
  );

  app.get(
    '/events/:id/product-variant',
    {
      schema: {
        tags: ['catalogue'],
        params: idParams,
        response: { 200: envelope<Category[]>('What the event sells, with the seats left') },
      },
    },
    ({ params: { id } }, reply) => cache.send(reply, `variants:${id}`, () => catalogue.categories(id)),
  );

  app.get(
    '/shop-api/invited-events',
    {
      onRequest: authentication.authenticate,
      schema: {
        tags: ['account'],
        security: [{ bearer: [] }],
        response: { 200: envelope<EventSummary[]>('Events the customer is invited to') },
      },
    },
    async ({ customerId }) => ok(await catalogue.invited(customerId)),
  );
}
