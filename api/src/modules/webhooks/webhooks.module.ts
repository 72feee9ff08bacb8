import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import { createSealing } from '../../sealing.ts';
import type { ModuleContext } from '../api-module.ts';
import { createDeliverWebhook } from './delivering/deliver-webhook.ts';
import { createPostMessage } from './delivering/post-message.ts';
import { createFindAddresses } from './delivering/public-address.ts';
import { createCheckUrl } from './for-staff/check-url.ts';
import { createDeliveries } from './for-staff/deliveries.ts';
import { createEndpointsRepository } from './for-staff/endpoints.repository.ts';
import { createEndpoints } from './for-staff/endpoints.ts';
import { webhooksRoutes } from './for-staff/webhooks.routes.ts';

/** Tells other systems what happened here. */
export function createWebhooksModule({ config, db, jobs, log, http }: ModuleContext) {
  const sealing = createSealing(config, 'webhooks');
  const findAddresses = createFindAddresses(config.webhookOwnHosts);
  const checkUrl = createCheckUrl({ findAddresses, acceptsHttp: config.development });
  const deliveries = createDeliveries({ db, jobs });
  const deliver = createDeliverWebhook({ db, jobs, log, sealing, post: createPostMessage(findAddresses) });
  return {
    /** Endpoints that were switched off because nothing could be delivered. */
    dead: () => createEndpointsRepository(db).dead(),
    routes: (app: App) =>
      webhooksRoutes(app, { ...http, endpoints: createEndpoints({ db, sealing, checkUrl }), deliveries }),
    jobs: { 'deliver-webhook': deliver } satisfies Partial<JobHandlers>,
    deleteExpired: deliveries.deleteOld,
  };
}
