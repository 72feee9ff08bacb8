import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import { orderId } from '../../../../http/order-id.ts';
import { loggedIn } from '../../../../http/rate-limit.ts';
import { bearer, fileResponses } from '../../../../http/schemas.ts';
import type { Passes } from './passes.service.ts';

const codes = ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'NOT_FOUND', 'STATE_CONFLICT', 'RATE_LIMITED'] as const;
const applePassType = 'application/vnd.apple.pkpass';

interface PassesRoutesDependencies extends Pick<HttpTools, 'authentication' | 'rateLimit'> {
  passes: Passes;
}

/** Tickets of paid orders as wallet passes and images. */
export function passesRoutes(app: App, { passes, authentication, rateLimit }: PassesRoutesDependencies) {
  const common = { tags: ['orders'], ...bearer, params: schemas.orderTicketParams };
  // Drawn and signed on every request.
  const before = {
    onRequest: authentication.authenticate,
    preHandler: rateLimit('passes', { account: loggedIn }),
  };

  app.get(
    '/shop-api/order/:id/ticket/:ticket/pass.png',
    {
      ...before,
      schema: {
        ...common,
        operationId: 'getPassImage',
        summary: 'Get a ticket of a paid order as a picture',
        response: fileResponses('image/png', 'The ticket with its QR code', ...codes),
      },
    },
    async ({ customerId, params }, reply) => {
      const image = await passes.image(orderId(params.id), customerId, params.ticket);
      return reply.type('image/png').header('content-disposition', 'attachment; filename="idavuelta.png"').send(image);
    },
  );

  app.get(
    '/shop-api/order/:id/ticket/:ticket/pass.pkpass',
    {
      ...before,
      schema: {
        ...common,
        operationId: 'getApplePass',
        summary: 'Get a ticket of a paid order for Apple Wallet, if configured',
        response: fileResponses(applePassType, 'A signed pass', ...codes),
      },
    },
    async ({ customerId, params }, reply) => {
      const pass = await passes.apple(orderId(params.id), customerId, params.ticket);
      return reply
        .type(applePassType)
        .header('content-disposition', 'attachment; filename="idavuelta.pkpass"')
        .send(pass);
    },
  );
}
