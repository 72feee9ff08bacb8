import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { createSessionsService } from './sessions.service.ts';

export function createSessionsModule({ db, http }: ModuleContext) {
  const sessions = createSessionsService({ db });
  return { sessions, routes: (app: App) => sessionsRoutes(app, { ...http, sessions }) };
}
