import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Recommended } from './recommended.ts';

interface RecommendedRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  recommended: Recommended;
}

export function recommendedRoutes(app: App, { recommended, cache, staffRoute }: RecommendedRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/content/:country/recommended', {
    operation: 'getRecommendedEvents',
    permission: 'content.change',
    summary: 'List the events that a landing page recommends',
    response: schemas.recommendedChoiceResponse,
    params: schemas.countryParams,
    handler: ({ params }) => recommended.find(params.country),
  });

  staffRoute(app, 'PUT /staff-api/content/:country/recommended', {
    operation: 'changeRecommendedEvents',
    permission: 'content.change',
    summary: 'Choose and order the events that a landing page recommends',
    response: schemas.recommendedChoiceResponse,
    codes: ['CHANGED_MEANWHILE'],
    params: schemas.countryParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.recommendedChangeSchema,
    handler: async ({ actor, params, revision, body }) => {
      const by = { revision, actor };
      const changed = await recommended.change(params.country, body.eventIds, by);
      // the next visitor must see the change
      cache.clear();
      return changed;
    },
  });
}
