import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok, okPage } from '../../http/schemas.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { checkDevices } from './check-devices.repository.ts';

interface SystemRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  db: Database;
  jobs: Jobs;
}

/** What of a job's data may be shown: ids, numbers and kinds, no names and no addresses. */
const aboutOf = (data: object) =>
  Object.entries(data)
    .filter(([name]) => /^(kind|.*Id|ticket|passenger)$/.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** An error quotes whom a mail was for, and may be as long as an answer of a provider. */
const errorOf = (reason: string) => reason.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, 300);

/** Work that failed in the background, and the devices that checked tickets. */
export function systemRoutes(app: App, { db, jobs, staffOperation }: SystemRoutesDependencies) {
  const list = staffOperation('listFailedJobs', {
    summary: 'Jobs that failed as often as they may',
    response: schemas.failedJobsResponse,
  });
  app.get(
    '/staff-api/failed-jobs',
    { onRequest: list.onRequest, schema: { ...list.read, querystring: schemas.failedJobsQuery } },
    async ({ query }) => {
      const { items, ...page } = await jobs.failed.list(query);
      const shown = items.map(({ data, failedAt, reason, ...job }) => ({
        ...job,
        ...(reason && { error: errorOf(reason) }),
        failedAt: failedAt.toISOString(),
        about: aboutOf(data),
      }));
      return okPage({ ...page, items: shown });
    },
  );

  const retrying = staffOperation('retryFailedJobs', {
    summary: 'Try them again',
    response: schemas.retriedJobsResponse,
  });
  app.post(
    '/staff-api/failed-jobs/retry',
    { onRequest: retrying.onRequest, schema: retrying.read },
    async ({ staff }) => {
      const count = await jobs.failed.retryAll();
      const { actor } = staff;
      await createAuditRepository(db).add({ actor, action: 'retry-jobs', subject: 'jobs', detail: { count } });
      return ok({ count });
    },
  );

  const devices = staffOperation('listCheckDevices', {
    summary: 'Devices that checked tickets',
    response: schemas.checkDevicesResponse,
  });
  app.get(
    '/staff-api/check-devices',
    { onRequest: devices.onRequest, schema: { ...devices.read, querystring: schemas.checkDevicesQuery } },
    async ({ query }) => ok(await checkDevices(db, query)),
  );
}
