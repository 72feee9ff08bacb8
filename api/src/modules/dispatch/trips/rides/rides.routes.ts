import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import { ok, responses } from '../../../../http/schemas.ts';
import type { Rides } from './rides.ts';

interface RidesRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  rides: Rides;
}

/** The rides of an order, followed by a mailed link. The link is no log-in. */
export function ridesRoutes(app: App, { rides, rateLimit }: RidesRoutesDependencies) {
  app.get(
    '/ride',
    {
      // The page asks again and again, and people of one household share an address.
      preHandler: rateLimit('ride', { cost: 0.1 }),
      schema: {
        tags: ['orders'],
        operationId: 'getRide',
        summary: 'How the tickets of a mailed link ride, and how far their vans are',
        querystring: schemas.rideQuery,
        response: responses(schemas.ridePageResponse, 'TOKEN_INVALID', 'RATE_LIMITED'),
      },
    },
    async ({ query }, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      return ok(await rides.page(query.token));
    },
  );
}
