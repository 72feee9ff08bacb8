import type { CountryCode } from '@idavuelta/shared/contracts';
import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { customerRoutes } from '../../http/customer-route.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { languageOf } from '../../http/language.ts';
import { loggedIn } from '../../http/rate-limit.ts';
import { ok, okPage, responses, responsesToBody } from '../../http/schemas.ts';
import type { EventRequestsService } from './event-requests.service.ts';

interface EventRequestsRoutesDependencies extends Pick<HttpTools, 'authentication' | 'allowedOrigins' | 'rateLimit'> {
  eventRequests: EventRequestsService;
  accounts: { countryOf(customerId: number): Promise<CountryCode> };
}

export function eventRequestsRoutes(app: App, services: EventRequestsRoutesDependencies) {
  const { eventRequests, authentication, accounts, allowedOrigins, rateLimit } = services;
  const forCustomer = customerRoutes(authentication, 'event-requests');

  app.get(
    '/shop-api/event-requests',
    forCustomer({
      operationId: 'listEventRequests',
      summary: 'List the private event requests of the customer in one state',
      querystring: schemas.eventRequestsQuery,
      response: responses(schemas.eventRequestsResponse, 'UNAUTHENTICATED'),
    }),
    async ({ customerId, query }) => okPage(await eventRequests.list(customerId, query.state, query)),
  );

  app.get(
    '/shop-api/event-requests/:id',
    forCustomer({
      operationId: 'getEventRequest',
      summary: 'Get a request',
      params: schemas.idParams,
      response: responses(schemas.eventRequestResponse, 'UNAUTHENTICATED', 'NOT_FOUND'),
    }),
    async ({ customerId, params }) => ok(await eventRequests.find(customerId, params.id)),
  );

  app.post(
    '/shop-api/request-events',
    forCustomer(
      {
        operationId: 'createEventRequest',
        summary: 'Submit a request for a private event, or save a draft',
        headers: schemas.idempotencyHeaders,
        body: schemas.eventRequestInputSchema,
        response: responsesToBody(
          schemas.eventRequestResponse,
          'UNAUTHENTICATED',
          'IDEMPOTENCY_KEY_REUSED',
          'RATE_LIMITED',
        ),
      },
      { preHandler: rateLimit('event-request', { account: loggedIn }) },
    ),
    async (request) => {
      const { customerId, body, headers } = request;
      const language = languageOf(request, await accounts.countryOf(customerId));
      const siteOrigin = await allowedOrigins.ofRequest(request);
      const idempotencyKey = headers['idempotency-key'];
      return ok(await eventRequests.create({ customerId, language, siteOrigin, idempotencyKey }, body));
    },
  );

  app.put(
    '/shop-api/request-events/:id',
    forCustomer(
      {
        operationId: 'editEventRequest',
        summary: 'Change a request that is not approved; picture and guests are kept',
        params: schemas.idParams,
        body: schemas.eventRequestInputSchema,
        response: responsesToBody(
          schemas.eventRequestResponse,
          'UNAUTHENTICATED',
          'NOT_FOUND',
          'STATE_CONFLICT',
          'RATE_LIMITED',
        ),
      },
      { preHandler: rateLimit('event-request', { account: loggedIn }) },
    ),
    async ({ customerId, params, body }) => ok(await eventRequests.edit(customerId, params.id, body)),
  );

  app.delete(
    '/shop-api/event-requests/:id',
    forCustomer({
      operationId: 'removeEventRequest',
      summary: 'Remove a saved request',
      params: schemas.idParams,
      response: responses(schemas.eventRequestRemovedResponse, 'UNAUTHENTICATED', 'NOT_FOUND', 'STATE_CONFLICT'),
    }),
    async ({ customerId, params }) => {
      await eventRequests.remove(customerId, params.id);
      return ok({});
    },
  );
}
