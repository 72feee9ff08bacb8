import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { reportsRoutes } from './reports.routes.ts';
import { createReports } from './reports.ts';
import { createToday } from './today.ts';

/** What there is to do, and what was sold, for staff. */
export function createReportsModule(
  { config, db, jobs, http }: ModuleContext,
  { travellers }: { travellers: Travellers },
) {
  const reports = createReports({ db, taxPercent: config.taxPercent });
  const today = createToday({ db, jobs, travellers });
  return { routes: (app: App) => reportsRoutes(app, { ...http, reports, today }) };
}
