import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { createCancelEvent } from './cancel-event.ts';
import type { createEventActs } from './event-acts.ts';

interface EventActsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  eventActs: ReturnType<typeof createEventActs>;
  cancelEvent: ReturnType<typeof createCancelEvent>;
}

const params = schemas.departuresParams;

/** The acts of an event with their progress, and its cancellation. */
export function eventActsRoutes(app: App, { eventActs, cancelEvent, staffOperation }: EventActsRoutesDependencies) {
  const list = staffOperation('listStaffActs', {
    summary: 'What was done to all orders of a departure or of the event, and how far it has come',
    response: schemas.staffActsResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/events/:slug/acts',
    { onRequest: list.onRequest, schema: { ...list.read, params } },
    async (request) => ok(await eventActs.list(request.params.slug)),
  );

  const url = '/staff-api/events/:slug/cancellation';
  const effect = staffOperation('previewEventCancellation', {
    summary: 'What cancelling the event would do to buyers',
    response: schemas.actEffectResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(url, { onRequest: effect.onRequest, schema: { ...effect.read, params } }, async (request) =>
    ok(await cancelEvent.effect(request.params.slug)),
  );

  const cancel = staffOperation('cancelEvent', {
    summary: 'Cancel the event: every order is cancelled and paid back, everybody told',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    url,
    { onRequest: cancel.onRequest, schema: { ...cancel.write, params, body: schemas.confirmedSlugSchema } },
    async ({ params: { slug }, body, staff }) => ok(await cancelEvent.cancel(slug, body, staff.actor)),
  );
}
