import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import type { Sealing } from '../../../sealing.ts';
import type { Setup } from '../authority.ts';
import { fiscalCountries } from '../countries.ts';
import type { DocumentNumber } from '../fiscal-document.ts';
import type { SigningCertificate } from '../signing/certificate.ts';
import { createCompaniesRepository } from './companies.repository.ts';

/** A certificate as it is sealed. */
export const writeCertificate = (certificate: SigningCertificate): string => JSON.stringify(certificate);

function readCertificate(text: string): SigningCertificate {
  const { validFrom, validUntil, ...certificate } = JSON.parse(text) as SigningCertificate;
  return { ...certificate, validFrom: new Date(validFrom), validUntil: new Date(validUntil) };
}

/** Loads the tax settings of a country's company and decrypts its certificate and number ranges. */
export const createSetups = ({ sealing }: { sealing: Sealing }) => ({
  async of(db: Queryable, country: CountryCode): Promise<Setup | undefined> {
    const company = await createCompaniesRepository(db).byCountry(country);
    if (!company) return undefined;
    const { issuer, taxPercent, settings, certificate } = company;
    return {
      ...{ issuer, taxPercent, settings },
      timeZone: fiscalCountries[country].timeZone,
      ...(certificate && { certificate: readCertificate(await sealing.open(certificate)) }),
    };
  },

  /** Returns the authority's file of the range that a number is in, opened; undefined where it gives no ranges. */
  async caf(db: Queryable, taxId: string, number: DocumentNumber): Promise<Uint8Array | undefined> {
    const found = await createCompaniesRepository(db).folios(taxId, number);
    return found && Buffer.from(await sealing.open(found.caf), 'base64');
  },
});

export type Setups = ReturnType<typeof createSetups>;
