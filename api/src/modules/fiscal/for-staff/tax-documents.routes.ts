import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { MonthExport } from './month-export.ts';
import type { TaxDocumentChanges } from './tax-document-changes.ts';
import type { TaxDocuments } from './tax-documents.ts';

interface TaxDocumentsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  documents: TaxDocuments;
  changes: TaxDocumentChanges;
  monthExport: MonthExport;
}

const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' };

export function taxDocumentsRoutes(
  app: App,
  { documents, changes, monthExport, staffRoute, staffDownload }: TaxDocumentsRoutesDependencies,
) {
  const one = { response: schemas.taxDocumentResponse, params: schemas.taxDocumentParams };

  staffRoute(app, 'GET /staff-api/tax-documents', {
    operation: 'listTaxDocuments',
    permission: 'tax-documents.read',
    summary: 'List tax documents',
    response: schemas.taxDocumentsResponse,
    query: schemas.taxDocumentsQuery,
    handler: ({ query }) => documents.list(query),
  });

  staffRoute(app, 'GET /staff-api/tax-documents/:id', {
    operation: 'getTaxDocument',
    permission: 'tax-documents.read',
    summary: 'Get a tax document with what the authority said of it',
    ...one,
    codes: ['NOT_FOUND'],
    handler: ({ params }) => documents.find(params.id),
  });

  staffDownload(app, 'GET /staff-api/tax-documents/:id/file/:format', {
    operation: 'downloadTaxDocument',
    permission: 'tax-documents.read',
    summary: 'Download a tax document as it was issued',
    codes: ['NOT_FOUND'],
    params: schemas.taxDocumentFileParams,
    handler: async ({ actor, params: { id, format } }) => {
      const { content, number } = await documents.file(id, format, actor);
      return { content, contentType: contentTypes[format], name: `${number}.${format}` };
    },
  });

  staffDownload(app, 'GET /staff-api/tax-months/table', {
    operation: 'exportTaxMonth',
    permission: 'tax-documents.change',
    summary: 'Export the tax documents of a month as a CSV or Excel file',
    query: schemas.taxMonthFileQuery,
    handler: ({ query }) => monthExport.table(query),
  });

  staffDownload(app, 'GET /staff-api/tax-months/xml', {
    operation: 'exportTaxMonthXml',
    permission: 'tax-documents.change',
    summary: 'Export what the authority was told of the documents of a month, as a ZIP of XML files',
    query: schemas.taxMonthQuery,
    handler: ({ query }) => monthExport.xml(query),
  });

  staffRoute(app, 'GET /staff-api/charges-without-tax-document', {
    operation: 'listChargesWithoutTaxDocument',
    permission: 'tax-documents.read',
    summary: 'List the charges of the last 90 days without a tax document',
    response: schemas.chargesWithoutDocumentResponse,
    query: schemas.chargesWithoutDocumentQuery,
    handler: ({ query }) => documents.chargesWithout(query.country),
  });

  staffRoute(app, 'POST /staff-api/tax-documents', {
    operation: 'issueTaxDocument',
    permission: 'tax-documents.change',
    summary: 'Issue the tax document of a charge that has none',
    response: schemas.taxDocumentResponse,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    body: schemas.issueDocumentSchema,
    handler: ({ actor, body }) => changes.issue(body.paymentId, actor),
  });

  staffRoute(app, 'POST /staff-api/tax-documents/:id/resend', {
    operation: 'resendTaxDocument',
    permission: 'tax-documents.change',
    summary: 'Tell the authority of a refused document again',
    ...one,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    handler: ({ actor, params }) => changes.resend(params.id, actor),
  });

  staffRoute(app, 'POST /staff-api/tax-documents/:id/mail', {
    operation: 'mailTaxDocument',
    permission: 'tax-documents.read',
    summary: 'Mail a tax document to its buyer again',
    response: schemas.staffDoneResponse,
    codes: ['NOT_FOUND'],
    params: schemas.taxDocumentParams,
    handler: ({ params }) => changes.mail(params.id),
  });

  staffRoute(app, 'POST /staff-api/tax-documents/:id/correct', {
    operation: 'correctTaxDocument',
    permission: 'tax-documents.change',
    summary: 'Replace a tax document by one with other facts of the buyer',
    ...one,
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    body: schemas.taxCorrectionSchema,
    handler: ({ actor, params, body }) => changes.correct(params.id, body, actor),
  });
}
