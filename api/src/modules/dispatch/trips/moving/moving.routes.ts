import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import type { MoveRun } from './move-run.ts';

interface MovingRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  moveRun: MoveRun;
}

export function movingRoutes(app: App, { moveRun, staffRoute }: MovingRoutesDependencies) {
  staffRoute(app, 'POST /staff-api/runs/:id/move', {
    operation: 'moveRun',
    permission: 'dispatch.change',
    summary: 'Move a run, or the rest of a started one, to another driver and van, or preview what changes for whom',
    response: schemas.runMovedResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: schemas.runParams,
    body: schemas.runMoveSchema,
    handler: ({ actor, params, body }) => moveRun(params.id, body, actor),
  });
}
