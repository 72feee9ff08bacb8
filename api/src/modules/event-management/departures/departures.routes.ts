import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionIn } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { createEventsForStaff } from '../events-for-staff.ts';
import type { createDeparturesForStaff } from './departures-for-staff.ts';

interface DeparturesRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  departures: ReturnType<typeof createDeparturesForStaff>;
  events: Pick<ReturnType<typeof createEventsForStaff>, 'changeCapacity'>;
}

const url = '/staff-api/events/:slug/departures';
const params = schemas.departuresParams;

/** Departures of an event, and what they can sell. */
export function departuresRoutes(app: App, { departures, events, staffOperation }: DeparturesRoutesDependencies) {
  const list = staffOperation('listDepartures', {
    summary: 'Departures of an event, with what each can sell and has sold',
    response: schemas.managedDeparturesResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(url, { onRequest: list.onRequest, schema: { ...list.read, params } }, async (request) =>
    ok(await departures.list(request.params.slug)),
  );

  const plan = staffOperation('planDepartures', {
    summary: 'The departures of a weekly rule, before they are added',
    response: schemas.plannedDeparturesResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    `${url}/plan`,
    { onRequest: plan.onRequest, schema: { ...plan.write, params, body: schemas.departureRuleSchema } },
    async (request) => ok(await departures.plan(request.params.slug, request.body)),
  );

  const add = staffOperation('addDepartures', {
    summary: 'Add departures',
    response: schemas.managedDeparturesResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.post(
    url,
    { onRequest: add.onRequest, schema: { ...add.write, params, body: schemas.addDeparturesSchema } },
    async ({ params: { slug }, body, staff }) => ok(await departures.add(slug, body, staff.actor)),
  );

  const capacity = staffOperation('changeDepartureCapacity', {
    summary: 'Change what a pool can sell on a departure, never below what is sold and held',
    response: schemas.managedDeparturesResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'CHANGED_MEANWHILE'],
  });
  app.put(
    `${url}/capacity`,
    {
      onRequest: capacity.onRequest,
      schema: { ...capacity.write, params, headers: schemas.capacityHeaders, body: schemas.capacityChangeSchema },
    },
    async ({ params: { slug }, headers, body, staff }) => {
      const choice = { departure: body.departure, pool: body.pool };
      await events.changeCapacity(slug, staff.actor, choice, body.capacity, revisionIn(headers));
      return ok(await departures.list(slug));
    },
  );
}
