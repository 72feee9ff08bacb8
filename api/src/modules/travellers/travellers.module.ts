import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { travellersRoutes } from './travellers.routes.ts';
import { createTravellers } from './travellers.ts';

/** Departures and their travellers, for staff. */
export function createTravellersModule({ config, db, http }: ModuleContext) {
  const travellers = createTravellers({ db, settings: config.pickUps });
  return { travellers, routes: (app: App) => travellersRoutes(app, { ...http, db, travellers }) };
}
