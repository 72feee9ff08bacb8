import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { createDepartureActs } from './departure-acts.ts';

interface DepartureActsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  acts: ReturnType<typeof createDepartureActs>;
}

const url = '/staff-api/events/:slug/departures/:id';
const params = schemas.departureParams;

/** Acts on one departure and everybody who has an order of it. */
export function departureActsRoutes(app: App, { acts, staffOperation }: DepartureActsRoutesDependencies) {
  const effect = staffOperation('previewDeparture', {
    summary: 'What moving a departure, or calling it off, would do to buyers',
    response: schemas.actEffectResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(`${url}/effect`, { onRequest: effect.onRequest, schema: { ...effect.read, params } }, async (request) =>
    ok(await acts.effect(request.params.slug, request.params.id)),
  );

  const move = staffOperation('moveDeparture', {
    summary: 'Move a departure with its orders; buyers are told and may give them back',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    `${url}/move`,
    { onRequest: move.onRequest, schema: { ...move.write, params, body: schemas.moveDepartureSchema } },
    async ({ params: { slug, id }, body, staff }) => ok(await acts.move(slug, id, body.to, staff.actor)),
  );

  const callOff = staffOperation('callOffDeparture', {
    summary: 'Take a departure away: everything is paid back, everybody told',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    `${url}/call-off`,
    { onRequest: callOff.onRequest, schema: { ...callOff.write, params, body: schemas.callOffSchema } },
    async ({ params: { slug, id }, body, staff }) => ok(await acts.callOff(slug, id, staff.actor, body?.reason)),
  );

  const remove = staffOperation('removeDeparture', {
    summary: 'Remove a departure that has sold nothing',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.delete(
    url,
    { onRequest: remove.onRequest, schema: { ...remove.read, params } },
    async ({ params: { slug, id }, staff }) => {
      await acts.remove(slug, id, staff.actor);
      return ok({});
    },
  );

  const message = staffOperation('messageDeparture', {
    summary: 'Write a mail to everybody who travels on a departure',
    response: schemas.staffActResponse,
    codes: ['NOT_FOUND'],
  });
  app.post(
    `${url}/messages`,
    { onRequest: message.onRequest, schema: { ...message.write, params, body: schemas.departureMessageSchema } },
    async ({ params: { slug, id }, body, staff }) => ok(await acts.message(slug, id, body, staff.actor)),
  );
}
