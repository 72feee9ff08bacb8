import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import { revisionIn } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { ManagedEvent } from '../events-for-staff.repository.ts';
import type { EventsForStaff } from '../events-for-staff.ts';

interface ManagedEventsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  events: EventsForStaff;
}

const rowOf = ({ hasDates, startsAt, ...event }: ManagedEvent): ManagedEventRow => ({
  ...event,
  ...(hasDates && { startsAt: startsAt.toISOString() }),
});

/** The list of events, and whether each is found and sold. */
export function managedEventsRoutes(app: App, { events, staffOperation }: ManagedEventsRoutesDependencies) {
  const list = staffOperation('listManagedEvents', {
    summary: 'Events of every visibility, with what they have sold',
    response: schemas.managedEventsResponse,
  });
  app.get(
    '/staff-api/events',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.managedEventsQuery } },
    async ({ query: { page, size, sort, ...filter } }) => {
      const { rows, total } = await events.page(filter, { page, size, sort });
      return ok({ rows: rows.map(rowOf), total });
    },
  );

  const changing = staffOperation('changeEventState', {
    summary: 'Publish an event, unlist it, stop its sales or begin them again',
    response: schemas.managedEventResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT', 'NO_DEPARTURE', 'CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/events/:slug/state',
    {
      onRequest: changing.onRequest,
      schema: {
        ...changing.write,
        params: schemas.slugOfEventParams,
        headers: schemas.optionalIfMatchHeaders,
        body: schemas.eventStateSchema,
      },
    },
    async ({ staff, params, headers, body }) => {
      const by = { actor: staff.actor, revision: revisionIn(headers) };
      return ok(rowOf(await events.changeState(params.slug, body.change, by)));
    },
  );
}
