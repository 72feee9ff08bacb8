import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { ModuleContext } from '../api-module.ts';
import { pickUpsRoutes } from './pick-ups.routes.ts';
import { createPickUpsService } from './pick-ups.service.ts';
import { createNotifyTimes } from './times/notify-times.ts';

export function createPickUpsModule({ config, db, jobs, http }: ModuleContext) {
  const pickUps = createPickUpsService({ db, settings: config.pickUps });
  return {
    pickUps,
    routes: (app: App) => pickUpsRoutes(app, { ...http, pickUps }),
    jobs: { 'tell-pick-up-times': createNotifyTimes({ db, jobs }) } satisfies Partial<JobHandlers>,
  };
}
