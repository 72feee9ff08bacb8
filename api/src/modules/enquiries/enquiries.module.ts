import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { createEnquiriesRepository } from './enquiries.repository.ts';
import { enquiriesRoutes } from './enquiries.routes.ts';

export const createEnquiriesModule = ({ db, http }: ModuleContext) => ({
  routes: (app: App) => enquiriesRoutes(app, { ...http, enquiries: createEnquiriesRepository(db) }),
});
