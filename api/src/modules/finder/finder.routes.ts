import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { Finder } from './finder.ts';

interface FinderRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  finder: Finder;
}

export function finderRoutes(app: App, { finder, staffRoute }: FinderRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/search', {
    operation: 'searchOffice',
    permission: 'own-account',
    scope: 'filtered',
    summary: 'Find anything that the person may see, or what they opened last',
    response: schemas.finderResponse,
    query: schemas.finderQuery,
    handler: ({ staff, query: { text, language } }) =>
      text === undefined ? finder.opened(staff) : finder.find(text, staff, language),
  });

  staffRoute(app, 'POST /staff-api/search/opened', {
    operation: 'rememberOpened',
    permission: 'own-account',
    scope: 'own',
    summary: 'Remember what the person opened',
    response: schemas.openedResponse,
    body: schemas.openedThingSchema,
    handler: ({ staff, body }) => finder.remember(body, staff),
  });
}
