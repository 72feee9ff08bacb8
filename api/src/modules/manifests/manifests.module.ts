import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import type { ModuleContext } from '../api-module.ts';
import { manifestsRoutes } from './manifests.routes.ts';
import { createManifests } from './manifests.ts';

export function createManifestsModule({ db, http }: ModuleContext) {
  const manifests = createManifests({ db });
  return {
    routes: (app: App) => manifestsRoutes(app, { ...http, db, manifests }),
    jobs: { 'freeze-manifests': manifests.freeze } satisfies Partial<JobHandlers>,
    deleteExpired: manifests.deleteExpired,
  };
}
