import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { listViewsRoutes } from './list-views.routes.ts';
import { createListViews } from './list-views.ts';

/** How people of the company look at lists. */
export function createListViewsModule({ db, http }: ModuleContext) {
  const views = createListViews({ db });
  return { routes: (app: App) => listViewsRoutes(app, { ...http, views }) };
}
