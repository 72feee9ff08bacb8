import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { SpacesForStaff } from './spaces-for-staff.ts';

interface SpacesRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  spaces: SpacesForStaff;
}

export function spacesRoutes(app: App, { spaces, staffRoute }: SpacesRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/events/:slug/spaces', {
    operation: 'getEventSpaces',
    permission: 'events.read',
    summary: 'Get what the departures of an event have beside seats, and the prices',
    response: schemas.eventSpacesResponse,
    codes: ['NOT_FOUND'],
    params: schemas.eventSpacesParams,
    handler: ({ params }) => spaces.list(params.slug),
  });

  staffRoute(app, 'PUT /staff-api/events/:slug/spaces', {
    operation: 'changeEventSpaces',
    permission: 'events.change',
    summary: 'Change what the departures of an event have beside seats, and the prices; existing orders keep theirs',
    response: schemas.eventSpacesResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: schemas.eventSpacesParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.eventSpacesInputSchema,
    handler: ({ params, revision, body, actor }) => spaces.change(params.slug, body, { revision, actor }),
  });
}
