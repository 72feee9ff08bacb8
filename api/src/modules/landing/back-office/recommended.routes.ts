import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { Recommended } from './recommended.ts';

interface RecommendedRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'cache'> {
  recommended: Recommended;
}

/** Which events the landing page of a country recommends. */
export function recommendedRoutes(app: App, { recommended, cache, staffOperation }: RecommendedRoutesDependencies) {
  const one = { response: schemas.recommendedChoiceResponse };

  const getting = staffOperation('getRecommendedEvents', { summary: 'Events that a landing page recommends', ...one });
  app.get(
    '/staff-api/content/:country/recommended',
    { onRequest: getting.onRequest, schema: { ...getting.read, params: schemas.countryParams } },
    async ({ params }) => ok(await recommended.find(params.country)),
  );

  const changing = staffOperation('changeRecommendedEvents', {
    summary: 'Choose and order the events that a landing page recommends',
    ...one,
    codes: ['CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/content/:country/recommended',
    {
      onRequest: changing.onRequest,
      schema: {
        ...changing.write,
        params: schemas.countryParams,
        headers: schemas.ifMatchHeaders,
        body: schemas.recommendedChangeSchema,
      },
    },
    async ({ staff, params, headers, body }) => {
      const by = { revision: revisionOf(headers['if-match']), actor: staff.actor };
      const changed = await recommended.change(params.country, body.eventIds, by);
      // the landing page shows it to the next visitor
      cache.clear();
      return ok(changed);
    },
  );
}
