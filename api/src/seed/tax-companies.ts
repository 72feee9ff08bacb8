import type { Queryable } from '../database/database.ts';
import { readCaf } from '../modules/fiscal/cl/caf.ts';
import { expiryOf } from '../modules/fiscal/cl/folios.ts';
import { createCompaniesRepository } from '../modules/fiscal/companies/companies.repository.ts';
import { writeCertificate } from '../modules/fiscal/companies/setups.ts';
import { createTaxCompaniesRepository } from '../modules/fiscal/for-staff/tax-companies.repository.ts';
import { readCertificate } from '../modules/fiscal/signing/certificate.ts';
import type { SeedTaxCompany } from './seed-content.ts';

type Seal = (secret: string) => Promise<string>;

/** Inserts companies that issue tax documents, switched on; existing ones are not changed. @param seal encrypts files */
export async function seedTaxCompanies(tx: Queryable, content: SeedTaxCompany[], seal: Seal) {
  const companies = createCompaniesRepository(tx);
  const forStaff = createTaxCompaniesRepository(tx);
  for (const { files, ...company } of content) {
    const { country } = company.issuer;
    if (await companies.byCountry(country)) continue;
    await forStaff.save(country, { ...company, isOn: true });
    const { certificate: given, cafs } = await files();
    const certificate = readCertificate(given.file, given.password);
    const { subject, validUntil: until } = certificate;
    await forStaff.saveCertificate(country, await seal(writeCertificate(certificate)), { subject, until });
    for (const caf of cafs)
      await forStaff.addFolios({ ...rangeOf(caf, company.settings), sealed: await sealBytes(caf, seal) });
  }
}

const sealBytes = (file: Uint8Array, seal: Seal) => seal(Buffer.from(file).toString('base64'));

function rangeOf(file: Uint8Array, { cafMonths = {} }: { cafMonths?: Record<string, number> }) {
  const { taxId, type, from, to, authorizedOn } = readCaf(file);
  const months = cafMonths[type];
  const until = months === undefined ? undefined : expiryOf({ authorizedOn }, months);
  return { taxId, series: String(type), from, to, ...(until && { until }) };
}
