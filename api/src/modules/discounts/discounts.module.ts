import type { App } from '../../http/app.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ModuleContext } from '../api-module.ts';
import { discountsRoutes } from './discounts.routes.ts';
import { createDiscountsService } from './discounts.service.ts';

export function createDiscountsModule({ db, http }: ModuleContext, { visibility }: { visibility: VisibilityService }) {
  const discounts = createDiscountsService({ db, visibility });
  return { discounts, routes: (app: App) => discountsRoutes(app, { ...http, discounts }) };
}
