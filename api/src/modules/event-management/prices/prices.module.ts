import type { App } from '../../../http/app.ts';
import type { JobHandlers } from '../../../jobs/jobs.ts';
import type { ModuleContext } from '../../api-module.ts';
import { createApplyPrices } from './apply-prices.ts';
import { pricesRoutes } from './prices.routes.ts';
import { createPricesForStaff } from './prices-for-staff.ts';

/** Prices in the back office, and scheduled price changes. */
export function createPricesModule({ db, jobs, http }: ModuleContext) {
  const prices = createPricesForStaff({ db, jobs, pricesChanged: http.cache.eventChanged });
  return {
    routes: (app: App) => pricesRoutes(app, { ...http, prices }),
    jobs: { 'apply-prices': createApplyPrices({ db }) } satisfies Partial<JobHandlers>,
  };
}
