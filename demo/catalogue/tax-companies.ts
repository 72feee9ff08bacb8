import { chileDefaults } from '@idavuelta/api/modules/fiscal/cl/settings.ts';
import { spainDefaults } from '@idavuelta/api/modules/fiscal/es/spain-settings.ts';
import { peruDefaults } from '@idavuelta/api/modules/fiscal/pe/settings.ts';
import type { SeedTaxCompany, SeedTaxFiles } from '@idavuelta/api/seed/seed-content.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';
import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { companies } from './legal.ts';

type Issuer = SeedTaxCompany['issuer'];

/** Says on every document that it is a sample. */
function issuerIn(country: CountryCode, where: Omit<Issuer, 'country' | 'taxId' | 'legalName' | 'tradeName'>): Issuer {
  const { name, taxNumber } = companies[country];
  const { taxId = '' } = readTaxId(country, taxNumber.replace(/^[A-Z]+ /, '')) ?? {};
  return { country, taxId, legalName: `${name} (ejemplo)`, tradeName: 'Idavuelta', ...where };
}

/** Makes files that only simulators accept. Loaded when they are made, because keys are made then too. */
const filesOf =
  ({ country, taxId, legalName }: Issuer, cafTypes: number[] = []) =>
  async (): Promise<SeedTaxFiles> => {
    const { testCertificate } = await import('@idavuelta/api/modules/fiscal/signing/testing/certificate.ts');
    const { testCaf } = await import('@idavuelta/api/modules/fiscal/cl/testing/caf.ts');
    const password = 'ejemplo';
    const now = new Date();
    const validFrom = new Date(now.getTime() - 24 * 3_600_000);
    const validUntil = new Date(Date.UTC(now.getUTCFullYear() + 3, now.getUTCMonth()));
    const file = testCertificate({ password, legalName, taxId, country, validFrom, validUntil });
    const authorizedOn = dayAt(now, 'America/Santiago');
    return {
      certificate: { file, password },
      cafs: cafTypes.map((type) => testCaf({ taxId, legalName, type, from: 1, to: 5000, authorizedOn })),
    };
  };

const peru = issuerIn('PE', {
  address: 'Av. Larco 1232',
  district: 'Miraflores',
  city: 'Lima',
  postalCode: '15074',
  districtCode: '150122',
  activity: 'Transporte de pasajeros',
});
const chile = issuerIn('CL', {
  address: 'Av. Providencia 1760',
  district: 'Providencia',
  city: 'Santiago',
  postalCode: '7500498',
  districtCode: '',
  activity: 'Transporte de pasajeros',
});
const spain = issuerIn('ES', {
  address: 'Calle de Alcalá 61',
  district: 'Centro',
  city: 'Madrid',
  postalCode: '28014',
  districtCode: '',
  activity: 'Transporte de viajeros',
});

/** Companies whose tax documents go to the simulators of their authorities. */
export const taxCompanies: SeedTaxCompany[] = [
  { issuer: peru, taxPercent: 18, settings: peruDefaults, files: filesOf(peru) },
  {
    issuer: chile,
    taxPercent: 19,
    settings: { ...chileDefaults, resolution: { date: '2026-01-15', number: 0 }, senderTaxId: '11111111-1' },
    files: filesOf(chile, [39, 61]),
  },
  {
    issuer: spain,
    taxPercent: 10,
    settings: { ...spainDefaults, producer: { name: spain.legalName, taxId: spain.taxId } },
    files: filesOf(spain),
  },
];
