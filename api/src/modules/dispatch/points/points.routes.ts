import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Points } from './points.ts';

interface PointsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  points: Points;
}

export function pointsRoutes(app: App, { points, staffRoute }: PointsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/pick-up-points', {
    operation: 'listPickUpPoints',
    permission: 'dispatch.read',
    scope: 'filtered',
    summary: 'List pick-up points',
    response: schemas.pickUpPointsResponse,
    handler: ({ staff }) => points.list(staff.scope),
  });

  staffRoute(app, 'POST /staff-api/pick-up-points', {
    operation: 'addPickUpPoint',
    permission: 'dispatch.change',
    summary: 'Add a pick-up point',
    response: schemas.pickUpPointResponse,
    body: schemas.pickUpPointInputSchema,
    handler: ({ actor, body }) => points.add(body, actor),
  });

  staffRoute(app, 'PUT /staff-api/pick-up-points/:id', {
    operation: 'changePickUpPoint',
    permission: 'dispatch.change',
    summary: 'Change a pick-up point',
    response: schemas.pickUpPointResponse,
    codes: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.pickUpPointInputSchema,
    handler: ({ actor, params, revision, body }) => points.change(params.id, body, { revision, actor }),
  });
}
