import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { createCancelEvent } from './cancel-event.ts';
import type { createEventActs } from './event-acts.ts';

interface EventActsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  eventActs: ReturnType<typeof createEventActs>;
  cancelEvent: ReturnType<typeof createCancelEvent>;
}

const params = schemas.departuresParams;

export function eventActsRoutes(app: App, { eventActs, cancelEvent, staffRoute }: EventActsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/events/:slug/acts', {
    operation: 'listStaffActs',
    permission: 'events.read',
    summary: 'List the bulk actions on a departure or the event and their progress',
    response: schemas.staffActsResponse,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params }) => eventActs.list(params.slug),
  });

  staffRoute(app, 'GET /staff-api/events/:slug/cancellation', {
    operation: 'previewEventCancellation',
    permission: 'events.cancel',
    summary: 'Preview the effect of cancelling the event',
    response: schemas.actEffectResponse,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params }) => cancelEvent.effect(params.slug),
  });

  staffRoute(app, 'POST /staff-api/events/:slug/cancellation', {
    operation: 'cancelEvent',
    permission: 'events.cancel',
    summary: 'Cancel the event: all orders are cancelled and refunded, and everybody is notified',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    body: schemas.confirmedSlugSchema,
    handler: ({ params: { slug }, body, actor }) => cancelEvent.cancel(slug, body, actor),
  });
}
