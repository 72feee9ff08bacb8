import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Venues } from './venues.ts';

interface VenuesRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  venues: Venues;
}

export function venuesRoutes(app: App, { venues, cache, staffRoute }: VenuesRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/venues', {
    operation: 'listVenues',
    permission: 'events.read',
    summary: 'List the venues of events',
    response: schemas.venuesResponse,
    query: schemas.venuesQuery,
    handler: ({ query }) => venues.list(query),
  });

  staffRoute(app, 'GET /staff-api/venues/:id', {
    operation: 'getVenue',
    permission: 'events.read',
    summary: 'Get a venue and its events',
    response: schemas.venueResponse,
    codes: ['NOT_FOUND'],
    params: idParams,
    handler: ({ params }) => venues.find(params.id),
  });

  staffRoute(app, 'PUT /staff-api/venues/:id', {
    operation: 'changeVenue',
    permission: 'events.change',
    summary: 'Change a venue in all its events',
    response: schemas.venueResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.venueChangeSchema,
    handler: async ({ actor, params, revision, body }) => {
      const by = { revision, actor };
      const changed = await venues.change(params.id, body, by);
      cache.clear();
      return changed;
    },
  });
}
