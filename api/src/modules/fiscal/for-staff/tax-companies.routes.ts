import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { taxFileLength } from '@idavuelta/shared/contracts/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { TaxCompanies } from './tax-companies.ts';

interface TaxCompaniesRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'cache'> {
  companies: TaxCompanies;
}

/** Settings differ by country, and so do the bodies of the calls that change them. */
const settingsSchemas = {
  PE: schemas.peruSettingsSchema,
  CL: schemas.chileSettingsSchema,
  ES: schemas.spainSettingsSchema,
} as const;

/** Enough for a file and its password. */
const bodyLimit = taxFileLength + 1024;

export function taxCompaniesRoutes(app: App, { companies, cache, staffRoute }: TaxCompaniesRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/tax-companies', {
    operation: 'listTaxCompanies',
    permission: 'tax-documents.read',
    summary: 'List the companies that issue tax documents, by country',
    response: schemas.taxCompaniesResponse,
    handler: () => companies.list(),
  });

  for (const country of ['PE', 'CL', 'ES'] as const)
    staffRoute(app, `PUT /staff-api/tax-companies/${country}`, {
      operation: `changeTaxCompany${country}`,
      permission: 'tax-documents.change',
      summary: 'Set up the company that issues tax documents in a country',
      response: schemas.taxCompanyResponse,
      codes: ['CHANGED_MEANWHILE'],
      ifMatch: schemas.ifMatchHeaders,
      body: schemas.taxCompanyChangeSchema<(typeof settingsSchemas)[typeof country]>(settingsSchemas[country]),
      handler: async ({ actor, revision, body }) => {
        const changed = await companies.change(country, body, { revision, actor });
        // what buyers are asked for is part of responses that are kept
        cache.clear();
        return changed;
      },
    });

  staffRoute(app, 'POST /staff-api/tax-companies/:country/certificate', {
    operation: 'changeTaxCertificate',
    permission: 'tax-documents.change',
    summary: 'Replace the certificate that signs tax documents',
    response: schemas.taxCompanyResponse,
    codes: ['NOT_FOUND'],
    params: schemas.countryParams,
    body: schemas.taxCertificateSchema,
    bodyLimit,
    handler: ({ actor, params, body }) => companies.changeCertificate(params.country, body, actor),
  });

  staffRoute(app, 'POST /staff-api/tax-companies/:country/folios', {
    operation: 'addTaxFolios',
    permission: 'tax-documents.change',
    summary: 'Add numbers that the authority gave',
    response: schemas.taxCompanyResponse,
    codes: ['NOT_FOUND'],
    params: schemas.countryParams,
    body: schemas.taxFoliosSchema,
    bodyLimit,
    handler: ({ actor, params, body }) => companies.addFolios(params.country, body, actor),
  });
}
