import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { Database } from '../../../database/database.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { eventOptions } from './event-options.repository.ts';

/** Events to choose from in forms and filters of the back office. */
export function eventOptionsRoutes(app: App, { db, staffRoute }: Pick<HttpTools, 'staffRoute'> & { db: Database }) {
  staffRoute(app, 'GET /staff-api/event-options', {
    operation: 'listEventOptions',
    permission: 'events.read',
    summary: 'List events to choose from',
    response: schemas.eventOptionsResponse,
    query: schemas.eventOptionsQuery,
    handler: ({ query: { text, ids } }) => eventOptions(db, { text, ids: ids?.split(',').map(Number) }),
  });
}
