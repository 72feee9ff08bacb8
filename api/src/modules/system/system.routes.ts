import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { checkDevices } from './check-devices.repository.ts';

interface SystemRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  db: Database;
  jobs: Jobs;
}

/** Reduces a job's data to what may be shown: ids, numbers and kinds, no names or addresses. */
const aboutOf = (data: object) =>
  Object.entries(data)
    .filter(([name]) => /^(kind|.*Id|ticket|passenger)$/.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** Removes addresses quoted in an error, and limits its length: it may contain a provider's whole response. */
const errorOf = (reason: string) => reason.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, 300);

export function systemRoutes(app: App, { db, jobs, staffRoute }: SystemRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/failed-jobs', {
    operation: 'listFailedJobs',
    permission: 'system.read',
    summary: 'List the jobs that failed for good',
    response: schemas.failedJobsResponse,
    query: schemas.failedJobsQuery,
    handler: async ({ query }) => {
      const { items, ...page } = await jobs.failed.list(query);
      const shown = items.map(({ data, failedAt, reason, ...job }) => ({
        ...job,
        ...(reason && { error: errorOf(reason) }),
        failedAt: failedAt.toISOString(),
        about: aboutOf(data),
      }));
      return { ...page, items: shown };
    },
  });

  staffRoute(app, 'POST /staff-api/failed-jobs/retry', {
    operation: 'retryFailedJobs',
    permission: 'jobs.retry',
    summary: 'Retry the failed jobs',
    response: schemas.retriedJobsResponse,
    handler: async ({ actor }) => {
      const count = await jobs.failed.retryAll();
      await createAuditRepository(db).add({ actor, action: 'retry-jobs', subject: 'jobs', detail: { count } });
      return { count };
    },
  });

  staffRoute(app, 'POST /staff-api/failed-jobs/:id/retry', {
    operation: 'retryFailedJob',
    permission: 'jobs.retry',
    summary: 'Retry a failed job',
    response: schemas.retriedJobResponse,
    codes: ['NOT_FOUND'],
    params: schemas.failedJobParams,
    handler: ({ params, actor }) =>
      db.transaction().execute(async (tx) => {
        await jobs.failed.retry(params.id, tx);
        await createAuditRepository(tx).add({ actor, action: 'retry-jobs', subject: 'jobs', detail: { count: 1 } });
        return {};
      }),
  });

  staffRoute(app, 'POST /staff-api/failed-jobs/:id/give-up', {
    operation: 'giveUpFailedJob',
    permission: 'jobs.retry',
    summary: 'Give up a failed job',
    response: schemas.givenUpJobResponse,
    codes: ['NOT_FOUND'],
    params: schemas.failedJobParams,
    handler: ({ params, actor }) =>
      db.transaction().execute(async (tx) => {
        const queue = await jobs.failed.giveUp(params.id, tx);
        await createAuditRepository(tx).add({ actor, action: 'give-up-job', subject: 'jobs', detail: { queue } });
        return {};
      }),
  });

  staffRoute(app, 'GET /staff-api/check-devices', {
    operation: 'listCheckDevices',
    permission: 'system.read',
    summary: 'List the devices that checked tickets',
    response: schemas.checkDevicesResponse,
    query: schemas.checkDevicesQuery,
    handler: ({ query }) => checkDevices(db, query),
  });
}
