import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { Database } from '../../../database/database.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import { eventChoices } from './event-choices.repository.ts';

/** Events to choose from, in forms and filters of the back office. */
export function eventChoicesRoutes(
  app: App,
  { db, staffOperation }: Pick<HttpTools, 'staffOperation'> & { db: Database },
) {
  const list = staffOperation('listEventChoices', {
    summary: 'Events to choose from',
    response: schemas.eventOptionsResponse,
  });
  app.get(
    '/staff-api/event-choices',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.eventOptionsQuery } },
    async ({ query: { text, ids } }) => ok(await eventChoices(db, { text, ids: ids?.split(',').map(Number) })),
  );
}
