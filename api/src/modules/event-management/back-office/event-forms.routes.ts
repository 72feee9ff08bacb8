import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { EventForms } from './event-forms.ts';

interface EventFormsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  forms: EventForms;
}

/** Five languages of every ticket from every province. */
const bodyLimit = 1024 * 1024;

/** An event as its form has it. */
export function eventFormsRoutes(app: App, { forms, staffOperation }: EventFormsRoutesDependencies) {
  const response = schemas.staffEventResponse;
  const params = schemas.slugOfEventParams;

  const choosing = staffOperation('listEventChoices', {
    summary: 'Places and provinces of a country',
    response: schemas.eventChoicesResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/event-choices',
    { onRequest: choosing.onRequest, schema: { ...choosing.read, querystring: schemas.eventChoicesQuery } },
    async ({ query }) => ok(await forms.choices(query.country)),
  );

  const showing = staffOperation('getManagedEvent', {
    summary: 'An event to be edited',
    response,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/events/:slug',
    { onRequest: showing.onRequest, schema: { ...showing.read, params } },
    async ({ params: { slug } }) => ok(await forms.show(slug)),
  );

  const adding = staffOperation('addManagedEvent', { summary: 'Add an event as a draft without departures', response });
  app.post(
    '/staff-api/events',
    { onRequest: adding.onRequest, bodyLimit, schema: { ...adding.write, body: schemas.newEventSchema } },
    async ({ staff, body }) => ok(await forms.add(body, staff.actor)),
  );

  const changing = staffOperation('changeManagedEvent', {
    summary: 'Change what an event is and sells; departures and prices are changed elsewhere',
    response,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/events/:slug',
    {
      onRequest: changing.onRequest,
      bodyLimit,
      schema: { ...changing.write, params, headers: schemas.ifMatchHeaders, body: schemas.eventFieldsSchema },
    },
    async ({ staff, params: { slug }, headers, body }) =>
      ok(await forms.change(slug, body, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );

  const copying = staffOperation('copyManagedEvent', {
    summary: 'Add a draft with everything of an event but its departures',
    response,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    '/staff-api/events/:slug/copy',
    { onRequest: copying.onRequest, schema: { ...copying.write, params, body: schemas.copyEventSchema } },
    async ({ staff, params: { slug }, body }) => ok(await forms.copy(slug, body.slug, staff.actor)),
  );
}
