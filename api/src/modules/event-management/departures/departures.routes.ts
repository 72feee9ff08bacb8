import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { createEventsForStaff } from '../for-staff/events-for-staff.ts';
import type { createDeparturesForStaff } from './departures-for-staff.ts';

interface DeparturesRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  departures: ReturnType<typeof createDeparturesForStaff>;
  events: Pick<ReturnType<typeof createEventsForStaff>, 'changeCapacity'>;
}

const params = schemas.departuresParams;

export function departuresRoutes(app: App, { departures, events, staffRoute }: DeparturesRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/events/:slug/departures', {
    operation: 'listDepartures',
    permission: 'events.read',
    summary: 'List the departures of an event with their capacity and sales',
    response: schemas.managedDeparturesResponse,
    codes: ['NOT_FOUND'],
    params,
    handler: ({ params }) => departures.list(params.slug),
  });

  staffRoute(app, 'POST /staff-api/events/:slug/departures/plan', {
    operation: 'planDepartures',
    permission: 'events.change',
    summary: 'Preview the departures of a weekly rule',
    response: schemas.plannedDeparturesResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    body: schemas.departureRuleSchema,
    handler: ({ params, body }) => departures.plan(params.slug, body),
  });

  staffRoute(app, 'POST /staff-api/events/:slug/departures', {
    operation: 'addDepartures',
    permission: 'events.change',
    summary: 'Add departures',
    response: schemas.managedDeparturesResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params,
    body: schemas.addDeparturesSchema,
    handler: ({ params: { slug }, body, actor }) => departures.add(slug, body, actor),
  });

  staffRoute(app, 'PUT /staff-api/events/:slug/departures/capacity', {
    operation: 'changeDepartureCapacity',
    permission: 'events.change',
    summary: 'Change the capacity of a pool on a departure, at least to what is sold and held',
    response: schemas.managedDeparturesResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'CHANGED_MEANWHILE'],
    params,
    ifMatch: schemas.capacityHeaders,
    body: schemas.capacityChangeSchema,
    handler: async ({ params: { slug }, revision, body, actor }) => {
      const choice = { departure: body.departure, pool: body.pool };
      await events.changeCapacity(slug, actor, choice, body.capacity, revision);
      return departures.list(slug);
    },
  });
}
