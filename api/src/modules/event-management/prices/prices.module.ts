import type { App } from '../../../http/app.ts';
import type { JobHandlers } from '../../../jobs/jobs.ts';
import type { ModuleContext } from '../../api-module.ts';
import { createExchangeRates } from '../../exchange-rates/exchange-rates.service.ts';
import { createApplyPrices } from './apply-prices.ts';
import { pricesRoutes } from './prices.routes.ts';
import { createPricesForStaff } from './prices-for-staff.ts';

/** Prices in the back office, and scheduled price changes. */
export function createPricesModule({ config, db, jobs, log, http }: ModuleContext) {
  const rates = createExchangeRates({ maxAgeDays: config.rateMaxAgeDays, log });
  const prices = createPricesForStaff({ db, jobs, rates, pricesChanged: http.cache.eventChanged });
  return {
    routes: (app: App) => pricesRoutes(app, { ...http, prices }),
    jobs: { 'apply-prices': createApplyPrices({ db }) } satisfies Partial<JobHandlers>,
  };
}
