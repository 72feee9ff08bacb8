import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { systemRoutes } from './system.routes.ts';

/** Jobs and devices, for staff. */
export const createSystemModule = ({ db, jobs, http }: ModuleContext) => ({
  routes: (app: App) => systemRoutes(app, { ...http, db, jobs }),
});
