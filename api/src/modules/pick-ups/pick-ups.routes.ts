import { idParams, pickUpsResponse, variantsQuery } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { responses } from '../../http/schemas.ts';
import type { PickUpsService } from './pick-ups.service.ts';

interface PickUpsRoutesDependencies extends Pick<HttpTools, 'cache'> {
  pickUps: PickUpsService;
}

export function pickUpsRoutes(app: App, { pickUps, cache }: PickUpsRoutesDependencies) {
  app.get(
    '/events/:id/pick-ups',
    {
      schema: {
        tags: ['catalogue'],
        operationId: 'listPickUps',
        summary: 'Get the pick-up and return times of a departure, by county',
        params: idParams,
        querystring: variantsQuery,
        response: responses(pickUpsResponse, 'NOT_FOUND'),
      },
    },
    ({ params: { id }, query: { eventDateId, date } }, reply) =>
      cache.send(
        reply,
        `pick-ups:${id}:${eventDateId ?? ''}:${date ?? ''}`,
        () => pickUps.of(id, { eventDateId, day: date }),
        { eventsIn: () => [id] },
      ),
  );
}
