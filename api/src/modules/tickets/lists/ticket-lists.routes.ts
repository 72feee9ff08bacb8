import {
  checkedDeparturesResponse,
  countryQuery,
  ticketListParams,
  ticketListResponse,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { createResponseCache } from '../../../http/response-cache.ts';
import { responses } from '../../../http/schemas.ts';
import type { TicketListsService } from './ticket-lists.service.ts';

const tags = ['tickets'];

interface TicketListsRoutesDependencies extends Pick<HttpTools, 'cache' | 'rateLimit'> {
  ticketLists: TicketListsService;
}

export function ticketListsRoutes(app: App, { ticketLists, cache, rateLimit }: TicketListsRoutesDependencies) {
  // Lists are large, and all devices of a departure fetch the same one shortly before it.
  const lists = createResponseCache({ maxPerKind: 5 });

  app.get(
    '/checked-departures',
    {
      preHandler: rateLimit('checked-departures'),
      schema: {
        tags,
        operationId: 'getCheckedDepartures',
        summary: 'List the departures of these days that a device can prepare for',
        querystring: countryQuery,
        response: responses(checkedDeparturesResponse, 'RATE_LIMITED'),
      },
    },
    ({ query: { 'country-code': country } }, reply) =>
      cache.send(reply, `checked-departures:${country}`, () => ticketLists.departures(country)),
  );
  app.get(
    '/checked-departures/:departureId/tickets',
    {
      // Sealing thousands of tickets takes seconds of CPU time.
      preHandler: rateLimit('ticket-list', { cost: 2 }),
      schema: {
        tags,
        operationId: 'getTicketList',
        summary: 'Get the sealed tickets of a departure, for offline checks',
        params: ticketListParams,
        response: responses(ticketListResponse, 'NOT_FOUND', 'RATE_LIMITED'),
      },
    },
    ({ params: { departureId } }, reply) =>
      lists.send(reply, `ticket-list:${departureId}`, () => ticketLists.list(departureId)),
  );
}
