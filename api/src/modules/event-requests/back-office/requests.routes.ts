import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { ReviewedRequests } from './reviewed-requests.ts';

interface RequestsRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  reviewed: ReviewedRequests;
}

/** Requests for private events, for staff. */
export function requestsRoutes(app: App, { reviewed, staffOperation }: RequestsRoutesDependencies) {
  const list = staffOperation('listRequests', {
    summary: 'Requests for private events',
    response: schemas.privateRequestsResponse,
  });
  app.get(
    '/staff-api/requests',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.requestsQuery } },
    async ({ query }) => ok(await reviewed.list(query)),
  );

  const getting = staffOperation('getRequest', {
    summary: 'A request with everything its organiser sent, and what it would cost',
    response: schemas.privateRequestResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/requests/:id',
    { onRequest: getting.onRequest, schema: { ...getting.read, params: idParams } },
    async ({ params }) => ok(await reviewed.find(params.id)),
  );

  const guests = staffOperation('listRequestGuests', {
    summary: 'The guests of a request, with what each answered',
    response: schemas.requestGuestsResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/requests/:id/guests',
    {
      onRequest: guests.onRequest,
      schema: { ...guests.read, params: idParams, querystring: schemas.requestGuestsQuery },
    },
    async ({ params, query }) => ok(await reviewed.guests(params.id, query)),
  );
}
