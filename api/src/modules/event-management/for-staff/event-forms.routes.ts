import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { EventForms } from './event-forms.ts';

interface EventFormsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  forms: EventForms;
}

/** Enough for five languages of every ticket from every province. */
const bodyLimit = 1024 * 1024;

/** Events in the format of the back office's form. */
export function eventFormsRoutes(app: App, { forms, staffRoute }: EventFormsRoutesDependencies) {
  const response = schemas.staffEventResponse;
  const params = schemas.slugOfEventParams;

  staffRoute(app, 'GET /staff-api/event-choices', {
    operation: 'listEventChoices',
    permission: 'events.read',
    summary: 'List the places and provinces of a country',
    response: schemas.eventChoicesResponse,
    codes: ['NOT_FOUND'],
    query: schemas.eventChoicesQuery,
    handler: ({ query }) => forms.choices(query.country),
  });

  staffRoute(app, 'GET /staff-api/events/:slug', {
    operation: 'getManagedEvent',
    permission: 'events.read',
    summary: 'Get an event for editing',
    response,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params: { slug } }) => forms.show(slug),
  });

  staffRoute(app, 'POST /staff-api/events', {
    operation: 'addManagedEvent',
    permission: 'events.change',
    summary: 'Add an event as a draft without departures',
    response,
    body: schemas.newEventSchema,
    bodyLimit,
    handler: ({ actor, body }) => forms.add(body, actor),
  });

  staffRoute(app, 'PUT /staff-api/events/:slug', {
    operation: 'changeManagedEvent',
    permission: 'events.change',
    summary: 'Change an event and its tickets; departures and prices have their own endpoints',
    response,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.eventFieldsSchema,
    bodyLimit,
    handler: ({ actor, params: { slug }, revision, body }) => forms.change(slug, body, { revision, actor }),
  });

  staffRoute(app, 'POST /staff-api/events/:slug/copy', {
    operation: 'copyManagedEvent',
    permission: 'events.change',
    summary: 'Copy an event to a new draft, without its departures or with them some weeks later',
    response,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    body: schemas.copyEventSchema,
    handler: ({ actor, params: { slug }, body }) => forms.copy(slug, body, actor),
  });

  staffRoute(app, 'GET /staff-api/event-address', {
    operation: 'proposeEventAddress',
    permission: 'events.change',
    summary: 'Propose a free address for an event by its name',
    response: schemas.eventAddressResponse,
    query: schemas.eventAddressQuery,
    handler: ({ query }) => forms.proposeAddress(query.name),
  });
}
