import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { ManagedEvent } from './events-for-staff.repository.ts';
import type { EventsForStaff } from './events-for-staff.ts';

interface ManagedEventsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  events: EventsForStaff;
}

const toRow = ({ hasDates, startsAt, ...event }: ManagedEvent): ManagedEventRow => ({
  ...event,
  ...(hasDates && { startsAt: startsAt.toISOString() }),
});

export function managedEventsRoutes(app: App, { events, staffRoute }: ManagedEventsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/events', {
    operation: 'listManagedEvents',
    permission: 'events.read',
    summary: 'List events of every visibility with their sales',
    response: schemas.managedEventsResponse,
    query: schemas.managedEventsQuery,
    handler: async ({ query: { page, size, sort, ...filter } }) => {
      const { rows, total } = await events.page(filter, { page, size, sort });
      return { rows: rows.map(toRow), total };
    },
  });

  staffRoute(app, 'PUT /staff-api/events/:slug/state', {
    operation: 'changeEventState',
    permission: 'events.change',
    summary: 'Publish or unlist an event, stop or resume its sales',
    response: schemas.managedEventResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'NO_DEPARTURE', 'CHANGED_MEANWHILE'],
    params: schemas.slugOfEventParams,
    ifMatch: schemas.optionalIfMatchHeaders,
    body: schemas.eventStateSchema,
    handler: async ({ actor, params, revision, body }) => {
      const by = { actor, revision };
      return toRow(await events.changeState(params.slug, body.change, by));
    },
  });
}
