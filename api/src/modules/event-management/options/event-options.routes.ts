import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { Database } from '../../../database/database.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import { eventOptions } from './event-options.repository.ts';

/** Events to choose from, in forms and filters of the back office. */
export function eventOptionsRoutes(
  app: App,
  { db, staffOperation }: Pick<HttpTools, 'staffOperation'> & { db: Database },
) {
  const list = staffOperation('listEventOptions', {
    summary: 'Events to choose from',
    response: schemas.eventOptionsResponse,
  });
  app.get(
    '/staff-api/event-options',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.eventOptionsQuery } },
    async ({ query: { text, ids } }) => ok(await eventOptions(db, { text, ids: ids?.split(',').map(Number) })),
  );
}
