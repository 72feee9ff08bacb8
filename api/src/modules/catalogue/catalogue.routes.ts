import type { EventFilters, EventSummary } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok, okPage, responses } from '../../http/schemas.ts';
import type { CatalogueService } from './catalogue.service.ts';
import { filterNames } from './listing-filters.repository.ts';

const tags = ['catalogue'];

/** Builds the cache key of filters. */
const toCacheKey = (filters: EventFilters) => JSON.stringify(filterNames.map((name) => filters[name]));

const idsOf = (events: Pick<EventSummary, 'id'>[]) => events.map(({ id }) => id);

interface CatalogueRoutesDependencies extends Pick<HttpTools, 'cache' | 'authentication' | 'rateLimit'> {
  catalogue: CatalogueService;
}

export function catalogueRoutes(
  app: App,
  { catalogue, cache, authentication, rateLimit }: CatalogueRoutesDependencies,
) {
  app.get(
    '/events',
    {
      schema: {
        tags,
        operationId: 'listEvents',
        summary: 'List the events of one type in a country',
        querystring: schemas.eventsQuery,
        response: responses(schemas.eventsResponse),
      },
    },
    ({ query }, reply) =>
      cache.sendPage(reply, `events:${query.type}:${query['country-code']}:${toCacheKey(query)}`, {
        query,
        load: () => catalogue.ofType(query.type, query['country-code'], query),
        maxAge: 15,
        eventsIn: idsOf,
      }),
  );

  app.get(
    '/event-facets',
    {
      schema: {
        tags,
        operationId: 'countEvents',
        summary: 'Count the events for each choice of a filter',
        querystring: schemas.eventFacetsQuery,
        response: responses(schemas.eventFacetsResponse),
      },
    },
    ({ query }, reply) =>
      cache.send(
        reply,
        `facets:${query.type}:${query['country-code']}:${toCacheKey(query)}`,
        () => catalogue.facetsOfType(query.type, query['country-code'], query),
        { maxAge: 15 },
      ),
  );

  app.get(
    '/recommended-events',
    {
      schema: {
        tags,
        operationId: 'listRecommendedEvents',
        summary: 'List the events recommended on the landing page',
        querystring: schemas.countryQuery,
        response: responses(schemas.recommendedResponse),
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `recommended:${query['country-code']}`, () => catalogue.recommended(query['country-code']), {
        maxAge: 15,
        eventsIn: (items) => idsOf(items.map(({ regularEvent }) => regularEvent)),
      }),
  );

  app.get(
    '/search',
    {
      // Typing one word slowly triggers several searches.
      preHandler: rateLimit('search', { cost: 0.2 }),
      schema: {
        tags,
        operationId: 'searchEvents',
        summary: 'Search events by words',
        querystring: schemas.searchQuery,
        response: responses(schemas.searchResponse, 'RATE_LIMITED'),
      },
    },
    ({ query }, reply) => {
      const { q, 'country-code': country } = query;
      return cache.sendPage(reply, `search:${country ?? ''}:${toCacheKey(query)}:${q}`, {
        query,
        load: () => catalogue.search(q, country, query),
        eventsIn: idsOf,
      });
    },
  );

  app.get(
    '/search/facets',
    {
      preHandler: rateLimit('search-facets', { cost: 0.2 }),
      schema: {
        tags,
        operationId: 'countSearchedEvents',
        summary: 'Count the search results for each choice of a filter',
        querystring: schemas.searchFacetsQuery,
        response: responses(schemas.eventFacetsResponse, 'RATE_LIMITED'),
      },
    },
    ({ query }, reply) => {
      const { q, 'country-code': country } = query;
      return cache.send(reply, `search-facets:${country ?? ''}:${toCacheKey(query)}:${q}`, () =>
        catalogue.facetsOfSearch(q, country, query),
      );
    },
  );

  app.get(
    '/search/suggestions',
    {
      preHandler: rateLimit('suggestions', { cost: 0.1 }),
      schema: {
        tags,
        operationId: 'suggestSearches',
        summary: 'Suggest events, places and cities for a typed text',
        querystring: schemas.suggestionsQuery,
        response: responses(schemas.suggestionsResponse, 'RATE_LIMITED'),
      },
    },
    ({ query: { q, 'country-code': country } }, reply) =>
      cache.send(reply, `suggestions:${country ?? ''}:${q}`, () => catalogue.suggestions(q, country)),
  );

  app.get(
    '/events/:slugOrId',
    {
      schema: {
        tags,
        operationId: 'getEvent',
        summary: 'Get an event, including past ones',
        params: schemas.slugParams,
        response: responses(schemas.eventResponse, 'NOT_FOUND'),
      },
    },
    ({ params }, reply) =>
      cache.send(reply, `event:${params.slugOrId}`, () => catalogue.event(params.slugOrId), {
        eventsIn: ({ id }) => [id],
      }),
  );

  app.get(
    '/events/:slugOrId/others',
    {
      schema: {
        tags,
        operationId: 'listOtherEvents',
        summary: 'List other events on sale, as alternatives to this one',
        params: schemas.slugParams,
        response: responses(schemas.otherEventsResponse, 'NOT_FOUND'),
      },
    },
    ({ params }, reply) =>
      cache.send(reply, `others:${params.slugOrId}`, () => catalogue.others(params.slugOrId), {
        maxAge: 15,
        eventsIn: idsOf,
      }),
  );

  app.get(
    '/api/events/:slugOrId',
    customerRoutes(
      authentication,
      'catalogue',
    )({
      operationId: 'getEventForCustomer',
      summary: 'Get an event with the invitation of the logged-in customer',
      params: schemas.slugParams,
      response: responses(schemas.eventResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params }, reply) => {
      reply.header('cache-control', 'private, no-cache');
      return ok(await catalogue.eventFor(customerId, params.slugOrId));
    },
  );

  app.get(
    '/events/:id/product-variant',
    {
      schema: {
        tags,
        operationId: 'listProductVariants',
        summary: 'List the tickets of an event by category',
        params: schemas.idParams,
        querystring: schemas.variantsQuery,
        response: responses(schemas.categoriesResponse, 'NOT_FOUND'),
      },
    },
    ({ params: { id }, query }, reply) =>
      cache.send(
        reply,
        `variants:${id}:${query.eventDateId ?? ''}:${query.date ?? ''}`,
        () => catalogue.categories(id, query),
        { eventsIn: () => [id] },
      ),
  );

  app.get(
    '/shop-api/invited-events',
    customerRoutes(
      authentication,
      'account',
    )({
      operationId: 'listInvitedEvents',
      summary: 'List the events the customer is invited to',
      querystring: schemas.invitedEventsQuery,
      response: responses(schemas.invitedEventsResponse, 'UNAUTHENTICATED'),
    }),
    async ({ customerId, query }) => okPage(await catalogue.invited(customerId, query)),
  );
}
