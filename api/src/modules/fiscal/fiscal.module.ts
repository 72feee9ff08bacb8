import type { CountryCode } from '@idavuelta/shared/contracts';
import type { App } from '../../http/app.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import { createSealing } from '../../sealing.ts';
import type { ModuleContext } from '../api-module.ts';
import type { OrderStates } from '../orders/order-states.ts';
import type { Authority } from './authority.ts';
import { createSetups } from './companies/setups.ts';
import { forBuyersRoutes } from './for-buyers/for-buyers.routes.ts';
import { createForBuyers } from './for-buyers/for-buyers.ts';
import { createMonthExport } from './for-staff/month-export.ts';
import { taxCompaniesRoutes } from './for-staff/tax-companies.routes.ts';
import { createTaxCompanies } from './for-staff/tax-companies.ts';
import { createTaxDocumentChanges } from './for-staff/tax-document-changes.ts';
import { taxDocumentsRoutes } from './for-staff/tax-documents.routes.ts';
import { createTaxDocuments } from './for-staff/tax-documents.ts';
import { createMakeRecords } from './sending/make-records.ts';
import { createPackFiles } from './sending/pack-files.ts';
import { createSendFiles } from './sending/send-files.ts';
import { createWriteRecord } from './sending/write-record.ts';

interface FiscalModuleDependencies {
  states: OrderStates;
  authorities: readonly Authority[];
}

export function createFiscalModule(
  { config, db, jobs, log, http }: ModuleContext,
  { states, authorities }: FiscalModuleDependencies,
) {
  const byCountry = new Map<CountryCode, Authority>(authorities.map((authority) => [authority.country, authority]));
  const sealing = createSealing(config, 'tax-documents');
  const setups = createSetups({ sealing });
  const writeRecord = createWriteRecord({ setups, authorities: byCountry });
  const shared = { db, jobs, setups, states, log };
  const makeRecords = createMakeRecords({ ...shared, writeRecord });
  const packFiles = createPackFiles(shared);
  const sendFiles = createSendFiles(shared);

  /** Brings the documents of a country as far as they go: written, printed, packed, sent, asked for. */
  async function handle(country: CountryCode) {
    const authority = byCountry.get(country);
    if (!authority) return;
    await makeRecords(authority);
    if (!authority.isConfigured) return;
    await packFiles(authority);
    await sendFiles(authority);
  }

  const documents = createTaxDocuments({ db, authorities: byCountry });
  const forBuyers = createForBuyers({ db, authorities: byCountry });

  return {
    forBuyers,
    documentList: documents.list,
    routes(app: App) {
      forBuyersRoutes(app, { forBuyers });
      const companies = createTaxCompanies({ db, jobs, sealing, authorities });
      const changes = createTaxDocumentChanges({ ...shared, writeRecord, authorities: byCountry, documents });
      taxCompaniesRoutes(app, { ...http, companies });
      taxDocumentsRoutes(app, { ...http, documents, changes, monthExport: createMonthExport({ db }) });
    },
    jobs: {
      'handle-tax-documents': async ({ country }) => {
        for (const one of country ? [country] : byCountry.keys()) await handle(one);
      },
    } satisfies Partial<JobHandlers>,
  };
}
