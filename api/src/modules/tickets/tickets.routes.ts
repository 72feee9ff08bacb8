import {
  ticketCheckBody,
  ticketCheckQuery,
  ticketCheckResponse,
  ticketKeysResponse,
  ticketParams,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { parseOrderId } from '../../http/order-id.ts';
import { ok, responses, responsesToBody } from '../../http/schemas.ts';
import type { TicketsService } from './tickets.service.ts';

interface TicketsRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  tickets: TicketsService;
}

export function ticketsRoutes(app: App, { tickets, rateLimit }: TicketsRoutesDependencies) {
  app.post(
    '/order/:orderId/check-complete',
    {
      preHandler: rateLimit('check', {
        account: ({ params }) => (params as { orderId?: string }).orderId,
        // An order has up to fifty tickets, checked one by one and perhaps twice.
        cost: 0.1,
      }),
      schema: {
        tags: ['tickets'],
        operationId: 'checkTicket',
        summary: 'Check the ticket that a driver scanned',
        params: ticketParams,
        querystring: ticketCheckQuery,
        body: ticketCheckBody,
        response: responsesToBody(ticketCheckResponse, 'NOT_FOUND', 'TICKET_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ params, query: { ticket, leg }, body }) => {
      // Copied one by one, because the body may contain more than its schema defines.
      const { scanId, signature, issue, departureId, device } = body ?? {};
      const scanned = { orderId: parseOrderId(params.orderId), ticket, leg, signature, issue, departureId, device };
      return ok(await tickets.check(scanned, scanId));
    },
  );
  app.get(
    '/ticket-keys',
    {
      schema: {
        tags: ['tickets'],
        operationId: 'getTicketKeys',
        summary: 'List the keys to verify the signatures of codes',
        response: responses(ticketKeysResponse),
      },
    },
    async () => ok(tickets.publicKeys),
  );
}
