import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import type { LateRuns } from './late-runs.ts';

interface LateRunsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  lateRuns: LateRuns;
}

export function lateRunsRoutes(app: App, { lateRuns, staffRoute }: LateRunsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/runs/:id/waiting', {
    operation: 'listWaitingTravellers',
    permission: 'dispatch.read',
    summary: 'List the travellers whom a run has yet to reach',
    response: schemas.waitingTravellersResponse,
    codes: ['NOT_FOUND'],
    params: schemas.runParams,
    handler: ({ params }) => lateRuns.waiting(params.id),
  });

  staffRoute(app, 'POST /staff-api/runs/:id/late-notice', {
    operation: 'tellLateRun',
    permission: 'dispatch.change',
    summary: 'Tell the travellers whom a run has yet to reach that it is late',
    response: schemas.lateNoticeResponse,
    codes: ['NOT_FOUND'],
    params: schemas.runParams,
    body: schemas.lateNoticeSchema,
    handler: ({ actor, params, body }) => lateRuns.tell(params.id, body.minutes, actor),
  });
}
