import {
  shortCodeBody,
  shortCodeResponse,
  shortCodesBody,
  shortCodesResponse,
  ticketListParams,
} from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok, responsesToBody } from '../../../http/schemas.ts';
import type { ShortCodesService } from './short-codes.service.ts';

const tags = ['tickets'];

interface ShortCodesRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  shortCodes: ShortCodesService;
}

export function shortCodesRoutes(app: App, { shortCodes, rateLimit }: ShortCodesRoutesDependencies) {
  app.post(
    '/checked-departures/:departureId/short-code',
    {
      preHandler: rateLimit('short-code', {
        account: ({ body }) => (body as { device: { id: string } }).device.id,
        // Many vans share one network.
        cost: 0.5,
      }),
      schema: {
        tags,
        operationId: 'findShortCode',
        summary: 'Get the content of the QR code of a ticket by its short code',
        description: 'For devices with a key of the departure. They then check the ticket as if it had been scanned.',
        params: ticketListParams,
        body: shortCodeBody,
        response: responsesToBody(shortCodeResponse, 'NOT_FOUND', 'DEVICE_KEY_NEEDED', 'RATE_LIMITED'),
      },
    },
    async ({ params: { departureId }, body }) => ok(await shortCodes.find(departureId, body)),
  );
  app.post(
    '/checked-departures/:departureId/short-codes',
    {
      // Sealing thousands of tickets takes seconds of CPU time.
      preHandler: rateLimit('short-codes', { cost: 2 }),
      schema: {
        tags,
        operationId: 'getShortCodes',
        summary: 'Get the sealed short codes of a departure, for offline checks',
        params: ticketListParams,
        body: shortCodesBody,
        response: responsesToBody(shortCodesResponse, 'NOT_FOUND', 'DEVICE_KEY_NEEDED', 'RATE_LIMITED'),
      },
    },
    async ({ params: { departureId }, body: { key } }) => ok(await shortCodes.list(departureId, key)),
  );
}
