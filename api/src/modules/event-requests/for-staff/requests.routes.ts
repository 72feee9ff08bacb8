import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { ReviewedRequests } from './reviewed-requests.ts';

interface RequestsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  reviewed: ReviewedRequests;
}

export function requestsRoutes(app: App, { reviewed, staffRoute }: RequestsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/requests', {
    operation: 'listRequests',
    permission: 'requests.read',
    summary: 'List requests for private events',
    response: schemas.privateRequestsResponse,
    query: schemas.requestsQuery,
    handler: ({ query }) => reviewed.list(query),
  });

  staffRoute(app, 'GET /staff-api/requests/:id', {
    operation: 'getRequest',
    permission: 'requests.read',
    summary: 'Get a request with its estimated cost',
    response: schemas.privateRequestResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params }) => reviewed.find(params.id),
  });

  staffRoute(app, 'GET /staff-api/requests/:id/guests', {
    operation: 'listRequestGuests',
    permission: 'requests.read',
    summary: 'List the guests of a request with their answers',
    response: schemas.requestGuestsResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    query: schemas.requestGuestsQuery,
    handler: ({ params, query }) => reviewed.guests(params.id, query),
  });
}
