import { Type } from '@fastify/type-provider-typebox';
import type { TicketCheck } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import { orderId } from '../../http/order-id.ts';
import { envelope, ok } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

const params = Type.Object({ orderId: Type.String({ maxLength: 64 }) });

export function ticketsRoutes(app: App, { tickets, rateLimit }: Services) {
  app.post(
    '/order/:orderId/check-complete',
    {
      preHandler: rateLimit('check', { account: ({ params }) => (params as { orderId?: string }).orderId }),
      schema: { tags: ['tickets'], params, response: { 200: envelope<TicketCheck>('The ticket is good') } },
    },
    async ({ params }) => ok(await tickets.check(orderId(params.orderId))),
  );
}
