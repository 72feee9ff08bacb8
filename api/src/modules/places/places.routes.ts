import { countiesResponse, countryQuery, eventIdParams, provincesResponse } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { responses } from '../../http/schemas.ts';
import type { PlacesService } from './places.service.ts';

interface PlacesRoutesDependencies extends Pick<HttpTools, 'cache'> {
  places: PlacesService;
}

export function placesRoutes(app: App, { places, cache }: PlacesRoutesDependencies) {
  const tags = ['places'];

  app.get(
    '/counties',
    {
      schema: {
        tags,
        operationId: 'listCounties',
        summary: 'List the counties of a country',
        querystring: countryQuery,
        response: responses(countiesResponse),
      },
    },
    ({ query }, reply) =>
      cache.send(reply, `counties:${query['country-code']}`, () => places.counties(query['country-code']), {
        maxAge: 300,
      }),
  );

  app.get(
    '/provinces/by-event/:eventId',
    {
      schema: {
        tags,
        operationId: 'listProvincesOfEvent',
        summary: 'List the provinces from which an event is served',
        params: eventIdParams,
        response: responses(provincesResponse, 'NOT_FOUND'),
      },
    },
    ({ params: { eventId } }, reply) =>
      cache.send(reply, `provinces:${eventId}`, () => places.provincesOf(eventId), { maxAge: 60 }),
  );
}
