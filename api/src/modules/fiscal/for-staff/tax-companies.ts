import { createHash } from 'node:crypto';
import type { CountryCode } from '@idavuelta/shared/contracts';
import type { TaxCompany, TaxIssuer } from '@idavuelta/shared/contracts/staff';
import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { assertUnchanged, fieldsChanged } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Sealing } from '../../../sealing.ts';
import type { Authority } from '../authority.ts';
import { readCaf } from '../cl/caf.ts';
import { CafError } from '../cl/caf-error.ts';
import { expiryOf } from '../cl/folios.ts';
import { createCompaniesRepository } from '../companies/companies.repository.ts';
import { writeCertificate } from '../companies/setups.ts';
import { numberWaiting } from '../documents/numbers.ts';
import type { Issuer } from '../fiscal-document.ts';
import { CertificateError, readCertificate } from '../signing/certificate.ts';
import { type CompanyValues, createTaxCompaniesRepository } from './tax-companies.repository.ts';

interface TaxCompaniesDependencies {
  db: Database;
  jobs: Jobs;
  sealing: Sealing;
  authorities: readonly Authority[];
}

interface ChangeBy {
  /** Revision that the change is based on. */
  revision: number;
  actor: StaffActor;
}

type Change = Omit<CompanyValues, 'issuer'> & { issuer: TaxIssuer };

const toIssuer = ({ country: _, ...issuer }: Issuer): TaxIssuer => issuer;

const subjectOf = (country: CountryCode) => `tax-company:${country}`;

/** @throws VALIDATION_FAILED (`issuer.taxId`) */
function companyTaxId(country: CountryCode, text: string) {
  const found = readTaxId(country, text);
  if (found?.kind !== 'company') throw invalidFields({ field: 'issuer.taxId', reason: 'invalid' });
  return found.taxId;
}

export type TaxCompanies = ReturnType<typeof createTaxCompanies>;

/** Lets staff set up the companies that issue tax documents. Each change is audited, without secrets. */
export function createTaxCompanies({ db, jobs, sealing, authorities }: TaxCompaniesDependencies) {
  async function find(queryable: Queryable, { country, name, isConfigured, defaults }: Authority): Promise<TaxCompany> {
    const company = await createCompaniesRepository(queryable).byCountry(country);
    const companies = createTaxCompaniesRepository(queryable);
    const problem = await companies.problem(country);
    const folios = company ? await companies.folios(company.issuer.taxId) : [];
    const { certificateSubject: subject, certificateUntil: until } = company ?? {};
    return {
      ...{ country, authority: name, isConfigured },
      isOn: company?.isOn ?? false,
      ...(company && { issuer: toIssuer(company.issuer), taxPercent: company.taxPercent }),
      settings: company?.settings ?? defaults,
      ...(subject && until && { certificate: { subject, until: isoMoment(until), isExpired: until < new Date() } }),
      folios: folios.map(({ until: day, ...range }) => ({ ...range, ...(day && { until: day }) })),
      counts: await companies.counts(country),
      ...(problem && { problem }),
      revision: company?.revision ?? 0,
    };
  }

  function authorityOf(country: CountryCode): Authority {
    const authority = authorities.find((one) => one.country === country);
    if (!authority) throw new AppError('NOT_FOUND');
    return authority;
  }

  /** Lets the jobs go on with what was mended. */
  async function handleNow(tx: Queryable, country: CountryCode) {
    await createTaxCompaniesRepository(tx).retry(country);
    await jobs.send('handle-tax-documents', { country }, { tx });
    return find(tx, authorityOf(country));
  }

  const list = () => Promise.all(authorities.map((authority) => find(db, authority)));

  /** @throws NOT_FOUND before the company is saved */
  async function lockCompany(tx: Queryable, country: CountryCode) {
    const companies = createCompaniesRepository(tx);
    await companies.lock(country);
    const company = await companies.byCountry(country);
    if (!company) throw new AppError('NOT_FOUND');
    return company;
  }

  return {
    list,

    /** @throws VALIDATION_FAILED; CHANGED_MEANWHILE with the fields */
    change: (country: CountryCode, { issuer, ...change }: Change, { revision, actor }: ChangeBy) =>
      db.transaction().execute(async (tx) => {
        const companies = createCompaniesRepository(tx);
        await companies.lock(country);
        const stored = await companies.byCountry(country);
        const subject = subjectOf(country);
        await assertUnchanged(tx, subject, { stored: stored?.revision ?? 0, read: revision });
        const taxId = companyTaxId(country, issuer.taxId);
        const values = { ...change, issuer: { ...issuer, country, taxId } };
        await createTaxCompaniesRepository(tx).save(country, values);
        const flat = ({ isOn, taxPercent, ...rest }: CompanyValues) => ({
          ...{ isOn, taxPercent },
          issuer: JSON.stringify(rest.issuer),
          settings: JSON.stringify(rest.settings),
        });
        const { before, after } = fieldsChanged<Partial<ReturnType<typeof flat>>>(
          stored ? flat(stored) : {},
          flat(values),
        );
        const detail = { revision: revision + 1, before, after };
        await createAuditRepository(tx).add({ actor, action: 'change-tax-company', subject, detail });
        return handleNow(tx, country);
      }),

    /**
     * Keeps the certificate by which documents are signed, sealed.
     * @param file PKCS#12, base64
     * @throws VALIDATION_FAILED (`file`, `password`) with the problem; NOT_FOUND
     */
    changeCertificate: (
      country: CountryCode,
      { file, password }: { file: string; password: string },
      actor: StaffActor,
    ) =>
      db.transaction().execute(async (tx) => {
        await lockCompany(tx, country);
        try {
          const certificate = readCertificate(Buffer.from(file, 'base64'), password);
          if (certificate.validUntil < new Date()) throw new CertificateError('expired');
          const sealed = await sealing.seal(writeCertificate(certificate));
          const { subject, validUntil: until } = certificate;
          await createTaxCompaniesRepository(tx).saveCertificate(country, sealed, { subject, until });
          const detail = { subject, until: isoMoment(until) };
          await createAuditRepository(tx).add({
            ...{ actor, detail },
            action: 'change-tax-certificate',
            subject: subjectOf(country),
          });
        } catch (error) {
          if (!(error instanceof CertificateError)) throw error;
          const { problem } = error;
          throw invalidFields({ field: problem === 'wrong-password' ? 'password' : 'file', reason: problem });
        }
        return handleNow(tx, country);
      }),

    /**
     * Keeps numbers that the authority gave, sealed, and gives them to documents that wait for one.
     * @param file CAF, base64
     * @throws VALIDATION_FAILED (`file`) with the problem; NOT_FOUND
     */
    addFolios: (country: CountryCode, { file }: { file: string }, actor: StaffActor) =>
      db.transaction().execute(async (tx) => {
        const { issuer, settings } = await lockCompany(tx, country);
        const bytes = Buffer.from(file, 'base64');
        try {
          const { taxId, type, from, to, authorizedOn, keyId } = readCaf(bytes);
          if (taxId !== issuer.taxId) throw new CafError('other-issuer', taxId);
          const months = (settings as { cafMonths?: Record<string, number> }).cafMonths?.[type];
          const until = months === undefined ? undefined : expiryOf({ authorizedOn }, months);
          const series = String(type);
          const sealed = await sealing.seal(bytes.toString('base64'));
          const range = { taxId, series, from, to, sealed, ...(until && { until }) };
          const isNew = await createTaxCompaniesRepository(tx).addFolios(range);
          if (!isNew) throw invalidFields({ field: 'file', reason: 'known' });
          await numberWaiting(tx, taxId, series);
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          const detail = { series, from, to, keyId, sha256 };
          await createAuditRepository(tx).add({ actor, action: 'add-tax-folios', subject: subjectOf(country), detail });
        } catch (error) {
          if (!(error instanceof CafError)) throw error;
          throw invalidFields({ field: 'file', reason: error.problem });
        }
        return handleNow(tx, country);
      }),
  };
}
