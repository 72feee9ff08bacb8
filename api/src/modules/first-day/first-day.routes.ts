import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { createSampleData } from './sample-data.ts';

interface FirstDayRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  sampleData: ReturnType<typeof createSampleData>;
}

export function firstDayRoutes(app: App, { sampleData, staffRoute, cache }: FirstDayRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/sample-data', {
    operation: 'makeSampleData',
    permission: 'sample-data',
    summary: 'Make a sample event with departures, a coupon and vans',
    response: schemas.madeSampleResponse,
    codes: ['STATE_CONFLICT'],
    body: schemas.sampleDataSchema,
    handler: async ({ actor, body }) => {
      const made = await sampleData.make(body.country, actor);
      cache.clear();
      return made;
    },
  });

  staffRoute(app, 'DELETE /staff-api/sample-data', {
    operation: 'discardSampleData',
    permission: 'sample-data',
    summary: 'Delete the sample data, or take it out of use where it is needed',
    response: schemas.discardedSampleResponse,
    handler: async ({ actor }) => {
      const done = await sampleData.discard(actor);
      cache.clear();
      return done;
    },
  });
}
