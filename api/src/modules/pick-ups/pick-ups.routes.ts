import { idParams, pickUpsResponse, variantsQuery } from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { responses } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';

export function pickUpsRoutes(app: App, { pickUps, cache }: Services) {
  app.get(
    '/events/:id/pick-ups',
    {
      schema: {
        tags: ['catalogue'],
        operationId: 'listPickUps',
        summary: 'When travellers of a departure are picked up and home again, by county',
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
