import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { auditRoutes } from './audit.routes.ts';

export const createAuditModule = ({ db, http }: ModuleContext) => ({
  routes: (app: App) => auditRoutes(app, { db, ...http }),
});
