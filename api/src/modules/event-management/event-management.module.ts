import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { eventChoicesRoutes } from './choices/event-choices.routes.ts';

/** Events as staff makes and changes them. */
export const createEventManagementModule = ({ db, http }: ModuleContext) => ({
  routes(app: App) {
    eventChoicesRoutes(app, { ...http, db });
  },
});
