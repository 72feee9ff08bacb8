import { ticketCheckQuery, ticketCheckResponse, ticketParams } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { orderId } from '../../http/order-id.ts';
import { ok, responses } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function ticketsRoutes(app: App, { tickets, rateLimit }: Services) {
  app.post(
    '/order/:orderId/check-complete',
    {
      preHandler: rateLimit('check', {
        account: ({ params }) => (params as { orderId?: string }).orderId,
        // An order has up to fifty tickets, which are checked one by one and perhaps twice.
        cost: 0.1,
      }),
      schema: {
        tags: ['tickets'],
        operationId: 'checkTicket',
        summary: 'Check the ticket that a driver scanned',
        params: ticketParams,
        querystring: ticketCheckQuery,
        response: responses(ticketCheckResponse, 'NOT_FOUND', 'TICKET_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ params, query }) => ok(await tickets.check(orderId(params.orderId), query)),
  );
}
