import { deviceChecksBody, deviceChecksResponse } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok, responsesToBody } from '../../../http/schemas.ts';
import type { DeviceChecksService } from './device-checks.service.ts';

interface DeviceChecksRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  deviceChecks: DeviceChecksService;
}

export function deviceChecksRoutes(app: App, { deviceChecks, rateLimit }: DeviceChecksRoutesDependencies) {
  app.post(
    '/ticket-checks',
    {
      preHandler: rateLimit('device-checks', {
        account: ({ body }) => (body as { device: { id: string } }).device.id,
        // Many vans share one network.
        cost: 0.5,
      }),
      schema: {
        tags: ['tickets'],
        operationId: 'sendDeviceChecks',
        summary: 'Submit the checks that a device made offline',
        description: 'A request without checks only reads the tickets that several devices let in.',
        body: deviceChecksBody,
        response: responsesToBody(deviceChecksResponse, 'RATE_LIMITED'),
      },
    },
    async ({ body: { device, checks } }) => ok(await deviceChecks.receive(device, checks)),
  );
}
