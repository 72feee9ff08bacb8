import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import type { Manifests } from './manifests.ts';

interface ManifestsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  db: Database;
  manifests: Manifests;
}

export function manifestsRoutes(app: App, { db, manifests, staffRoute, staffDownload }: ManifestsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/departures/:id/manifests/:direction', {
    operation: 'listManifests',
    permission: 'run-sheets.read',
    scope: { departure: 'id' },
    summary: 'List the manifests of the trips that have left',
    response: schemas.manifestsResponse,
    params: schemas.planParams,
    handler: ({ params: { id, direction } }) => manifests.of(id, direction),
  });

  staffDownload(app, 'GET /staff-api/manifests/:id/file', {
    operation: 'exportManifest',
    permission: 'run-sheets.read',
    summary: 'Get the manifest of a trip, as it left',
    codes: ['NOT_FOUND'],
    params: idParams,
    query: schemas.runSheetsQuery,
    handler: async ({ actor, params, query: { format, language } }) => {
      const { manifest, file } = await manifests.file(params.id, format, language);
      await createAuditRepository(db).add({
        actor,
        action: 'export-manifest',
        subject: `departure:${manifest.departureId}`,
        detail: { manifest: manifest.id, format },
      });
      return file;
    },
  });
}
