import * as schemas from '@idavuelta/shared/contracts/schemas';
import type { App } from '../../http/app.ts';
import { ok, responses } from '../../http/schemas.ts';
import type { PreviewLinks } from '../../visibility/preview-links.ts';
import type { CatalogueService } from './catalogue.service.ts';

interface EventPreviewRoutesDependencies {
  catalogue: CatalogueService;
  previewLinks: PreviewLinks;
}

/** The event of a staff preview link. Never cached, and without information about sales. */
export function eventPreviewRoutes(app: App, { catalogue, previewLinks }: EventPreviewRoutesDependencies) {
  app.get(
    '/event-preview',
    {
      schema: {
        tags: ['catalogue'],
        operationId: 'getEventPreview',
        summary: 'Get the event of a preview link, including drafts',
        querystring: schemas.previewQuery,
        response: responses(schemas.eventResponse, 'TOKEN_INVALID', 'NOT_FOUND'),
      },
    },
    async ({ query }, reply) => {
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      return ok(await catalogue.preview(await previewLinks.read(query.token)));
    },
  );
}
