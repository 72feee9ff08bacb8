import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { createDepartureActs } from './departure-acts.ts';

interface DepartureActsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  acts: ReturnType<typeof createDepartureActs>;
}

const params = schemas.departureParams;

/** Acts on one departure and everyone with an order for it. */
export function departureActsRoutes(app: App, { acts, staffRoute }: DepartureActsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/events/:slug/departures/:id/effect', {
    operation: 'previewDeparture',
    permission: 'events.read',
    summary: 'Preview the effect of moving or calling off a departure',
    response: schemas.actEffectResponse,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params }) => acts.effect(params.slug, params.id),
  });

  staffRoute(app, 'POST /staff-api/events/:slug/departures/:id/move', {
    operation: 'moveDeparture',
    permission: 'events.change',
    summary: 'Move a departure with its orders; buyers are notified and may cancel',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    body: schemas.moveDepartureSchema,
    handler: ({ params: { slug, id }, body, actor }) => acts.move(slug, id, body.to, actor),
  });

  staffRoute(app, 'POST /staff-api/events/:slug/departures/:id/call-off', {
    operation: 'callOffDeparture',
    permission: 'events.change',
    summary: 'Call off a departure: all orders are refunded and everybody is notified',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    body: schemas.callOffSchema,
    handler: ({ params: { slug, id }, body, actor }) => acts.callOff(slug, id, actor, body?.reason),
  });

  staffRoute(app, 'DELETE /staff-api/events/:slug/departures/:id', {
    operation: 'removeDeparture',
    permission: 'events.change',
    summary: 'Remove a departure without sales',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    handler: async ({ params: { slug, id }, actor }) => {
      await acts.remove(slug, id, actor);
      return {};
    },
  });

  staffRoute(app, 'POST /staff-api/events/:slug/departures/:id/messages', {
    operation: 'messageDeparture',
    permission: 'events.change',
    summary: 'Mail everybody who travels on a departure',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND'],
    params,
    body: schemas.departureMessageSchema,
    handler: ({ params: { slug, id }, body, actor }) => acts.message(slug, id, body, actor),
  });
}
