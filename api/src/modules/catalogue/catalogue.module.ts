import type { App } from '../../http/app.ts';
import { createPreviewLinks } from '../../visibility/preview-links.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ModuleContext } from '../api-module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { eventPreviewRoutes } from './event-preview.routes.ts';

export function createCatalogueModule(
  { config, db, http }: ModuleContext,
  { visibility }: { visibility: VisibilityService },
) {
  const catalogue = createCatalogueService({ db, visibility, cache: http.cache });
  const previewLinks = createPreviewLinks(config);
  return {
    routes(app: App) {
      catalogueRoutes(app, { ...http, catalogue });
      eventPreviewRoutes(app, { catalogue, previewLinks });
    },
  };
}
