import type { App } from '../../http/app.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ModuleContext } from '../api-module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';

export function createCatalogueModule({ db, http }: ModuleContext, { visibility }: { visibility: VisibilityService }) {
  const catalogue = createCatalogueService({ db, visibility });
  return { routes: (app: App) => catalogueRoutes(app, { ...http, catalogue }) };
}
