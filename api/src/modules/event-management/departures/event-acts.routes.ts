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
    summary: 'What was done to all orders of a departure or of the event, and how far it has come',
    response: schemas.staffActsResponse,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params }) => eventActs.list(params.slug),
  });

  staffRoute(app, 'GET /staff-api/events/:slug/cancellation', {
    operation: 'previewEventCancellation',
    permission: 'events.cancel',
    summary: 'What cancelling the event would do to buyers',
    response: schemas.actEffectResponse,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params }) => cancelEvent.effect(params.slug),
  });

  staffRoute(app, 'POST /staff-api/events/:slug/cancellation', {
    operation: 'cancelEvent',
    permission: 'events.cancel',
    summary: 'Cancel the event: every order is cancelled and paid back, everybody told',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    body: schemas.confirmedSlugSchema,
    handler: ({ params: { slug }, body, actor }) => cancelEvent.cancel(slug, body, actor),
  });
}
