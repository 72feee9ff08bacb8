import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { LegalDocuments } from './legal-documents.ts';

interface LegalDocumentsRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'cache'> {
  documents: LegalDocuments;
}

/** Five long texts. */
const bodyLimit = 1024 * 1024;

/** Texts of the legal documents of a country. */
export function legalDocumentsRoutes(app: App, { documents, cache, staffOperation }: LegalDocumentsRoutesDependencies) {
  const listing = staffOperation('listLegalDocuments', {
    summary: 'Legal documents of a country',
    response: schemas.staffLegalDocumentsResponse,
  });
  app.get(
    '/staff-api/legal/:country',
    { onRequest: listing.onRequest, schema: { ...listing.read, params: schemas.countryParams } },
    async ({ params }) => ok(await documents.list(params.country)),
  );

  const changing = staffOperation('changeLegalDocument', {
    summary: 'Change the texts of a legal document',
    response: schemas.staffLegalDocumentResponse,
    codes: ['CHANGED_MEANWHILE'],
  });
  app.put(
    '/staff-api/legal/:country/:document',
    {
      onRequest: changing.onRequest,
      bodyLimit,
      schema: {
        ...changing.write,
        params: schemas.legalDocumentOfCountryParams,
        headers: schemas.ifMatchHeaders,
        body: schemas.legalDocumentChangeSchema,
      },
    },
    async ({ staff, params, headers, body }) => {
      const by = { revision: revisionOf(headers['if-match']), actor: staff.actor };
      const changed = await documents.change(params, body, by);
      // the page shows it to the next visitor
      cache.clear();
      return ok(changed);
    },
  );
}
