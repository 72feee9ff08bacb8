import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { createRatesToSet } from '../exchange-rates/rates-to-set.ts';
import { todayRoutes } from './today.routes.ts';
import { createToday, type TodayDependencies } from './today.ts';

interface TodayModuleDependencies extends Pick<TodayDependencies, 'travellers' | 'firstDay'> {
  waiting: Omit<TodayDependencies['waiting'], 'failed-jobs' | 'rates'>;
}

const maxFailedJobs = 100;

/** The first page of the back office. */
export function createTodayModule(
  { config, db, jobs, http }: ModuleContext,
  { travellers, firstDay, waiting }: TodayModuleDependencies,
) {
  const today = createToday({
    db,
    travellers,
    firstDay,
    waiting: {
      ...waiting,
      rates: createRatesToSet({ db, maxAgeDays: config.rateMaxAgeDays }),
      'failed-jobs': async () => {
        const { items } = await jobs.failed.list({ limit: maxFailedJobs });
        return { count: items.length, oldest: items[0]?.failedAt ?? null };
      },
    },
  });
  return { routes: (app: App) => todayRoutes(app, { ...http, today }) };
}
