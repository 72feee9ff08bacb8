import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { LegalDocuments } from './legal-documents.ts';

interface LegalDocumentsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  documents: LegalDocuments;
}

/** Enough for five long texts. */
const bodyLimit = 1024 * 1024;

export function legalDocumentsRoutes(app: App, { documents, cache, staffRoute }: LegalDocumentsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/legal/:country', {
    operation: 'listLegalDocuments',
    permission: 'content.change',
    summary: 'List the legal documents of a country',
    response: schemas.staffLegalDocumentsResponse,
    params: schemas.countryParams,
    handler: ({ params }) => documents.list(params.country),
  });

  staffRoute(app, 'PUT /staff-api/legal/:country/:document', {
    operation: 'changeLegalDocument',
    permission: 'content.change',
    summary: 'Change the texts of a legal document',
    response: schemas.staffLegalDocumentResponse,
    codes: ['CHANGED_MEANWHILE'],
    params: schemas.legalDocumentOfCountryParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.legalDocumentChangeSchema,
    bodyLimit,
    handler: async ({ actor, params, revision, body }) => {
      const by = { revision, actor };
      const changed = await documents.change(params, body, by);
      // the next visitor must see the change
      cache.clear();
      return changed;
    },
  });
}
