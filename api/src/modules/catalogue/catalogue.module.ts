import type { App } from '../../http/app.ts';
import { createPreviewLinks } from '../../visibility/preview-links.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ModuleContext } from '../api-module.ts';
import type { ExchangeRates } from '../exchange-rates/exchange-rates.service.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { eventPreviewRoutes } from './event-preview.routes.ts';

export function createCatalogueModule(
  { config, db, http }: ModuleContext,
  { visibility, rates }: { visibility: VisibilityService; rates: ExchangeRates },
) {
  const catalogue = createCatalogueService({ db, visibility, rates, cache: http.cache });
  const previewLinks = createPreviewLinks(config);
  return {
    routes(app: App) {
      catalogueRoutes(app, { ...http, catalogue });
      eventPreviewRoutes(app, { catalogue, previewLinks });
    },
  };
}
