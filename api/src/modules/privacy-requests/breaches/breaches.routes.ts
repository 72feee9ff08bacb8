import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Breaches } from './breaches.ts';

interface BreachesRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  breaches: Breaches;
}

export function breachesRoutes(app: App, { breaches, staffRoute }: BreachesRoutesDependencies) {
  const permission = 'privacy-requests.handle';

  staffRoute(app, 'GET /staff-api/data-breaches', {
    operation: 'listDataBreaches',
    permission,
    summary: 'List the breaches of personal data',
    response: schemas.dataBreachesResponse,
    handler: () => breaches.list(),
  });

  staffRoute(app, 'POST /staff-api/data-breaches', {
    operation: 'recordDataBreach',
    permission,
    summary: 'Record a breach of personal data',
    response: schemas.dataBreachResponse,
    body: schemas.newBreachSchema,
    handler: ({ actor, body }) => breaches.record(body, actor),
  });

  staffRoute(app, 'POST /staff-api/data-breaches/:id/told', {
    operation: 'tellDataBreach',
    permission,
    summary: 'Record that the authority, or the people affected, were told',
    response: schemas.dataBreachResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    body: schemas.breachToldSchema,
    handler: ({ actor, params, body }) => breaches.tell(params.id, body, actor),
  });
}
