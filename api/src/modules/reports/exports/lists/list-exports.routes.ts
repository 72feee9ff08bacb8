import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import type { ListExports } from './list-exports.ts';

interface ListExportsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  listExports: ListExports;
}

export function listExportsRoutes(app: App, dependencies: ListExportsRoutesDependencies) {
  const { listExports, staffRoute, staffDownload } = dependencies;

  staffRoute(app, 'POST /staff-api/list-exports', {
    operation: 'makeListExport',
    permission: 'own-account',
    summary: 'Request a file of what a list shows; needs the permission of the list',
    response: schemas.listExportResponse,
    body: schemas.newListExportSchema,
    handler: ({ staff, body }) => listExports.make(body, staff),
  });

  staffRoute(app, 'GET /staff-api/list-exports', {
    operation: 'listListExports',
    permission: 'own-account',
    summary: "List the user's own files of lists with their progress",
    response: schemas.listExportsResponse,
    handler: ({ staff }) => listExports.list(staff),
  });

  staffDownload(app, 'GET /staff-api/list-exports/:id/file', {
    operation: 'downloadListExport',
    permission: 'own-account',
    summary: 'Download the file of a list, once it is written',
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    handler: ({ staff, params }) => listExports.file(params.id, staff),
  });
}
