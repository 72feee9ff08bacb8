import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { ModuleContext } from '../api-module.ts';
import { saleRemindersRoutes } from './sale-reminders.routes.ts';
import { createSaleReminders } from './sale-reminders.service.ts';

export function createSaleRemindersModule({ config, db, jobs, http }: ModuleContext) {
  const saleReminders = createSaleReminders({ db, jobs, siteUrl: config.siteUrl });
  return {
    saleReminders,
    routes: (app: App) => saleRemindersRoutes(app, { ...http, saleReminders }),
    jobs: { 'remind-of-sale': saleReminders.remind } satisfies Partial<JobHandlers>,
  };
}
