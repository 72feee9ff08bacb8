import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { apiTokensRoutes } from './api-tokens.routes.ts';
import { createApiTokens } from './api-tokens.ts';

export const createApiTokensModule = ({ db, http }: ModuleContext) => ({
  routes: (app: App) => apiTokensRoutes(app, { ...http, tokens: createApiTokens({ db }) }),
});
