import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { recommendedRoutes } from './back-office/recommended.routes.ts';
import { createRecommended } from './back-office/recommended.ts';
import { createLandingRepository } from './landing.repository.ts';
import { landingRoutes } from './landing.routes.ts';

export const createLandingModule = ({ db, http }: ModuleContext) => ({
  routes(app: App) {
    landingRoutes(app, { ...http, landing: createLandingRepository(db) });
    recommendedRoutes(app, { ...http, recommended: createRecommended({ db }) });
  },
});
