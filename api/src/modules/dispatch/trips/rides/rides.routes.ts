import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import { ok, responses } from '../../../../http/schemas.ts';
import type { Rides } from './rides.ts';

interface RidesRoutesDependencies extends Pick<HttpTools, 'rateLimit'> {
  rides: Rides;
}

/** Follows the rides of an order through the mailed link, which is not a login. */
export function ridesRoutes(app: App, { rides, rateLimit }: RidesRoutesDependencies) {
  app.get(
    '/ride',
    {
      // The page polls, and a household shares an IP address.
      preHandler: rateLimit('ride', { cost: 0.1 }),
      schema: {
        tags: ['orders'],
        operationId: 'getRide',
        summary: 'Get the rides of the tickets of a mailed link and the progress of their vans',
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
