import type { CountryCode } from '@idavuelta/shared/contracts';
import {
  type TaxCompany,
  type TaxCompanyChange,
  type TaxIssuer,
  taxIssuerFields,
} from '@idavuelta/shared/contracts/staff';

/** What the form has, and the API takes, of a company. The shape of the settings differs by country. */
export interface CompanyChange extends Pick<TaxCompanyChange, 'isOn' | 'issuer' | 'taxPercent'> {
  settings: object;
}

/** The RUT by which the SII means nobody; a company's own has to take its place. */
export const nobodyInChile = '66666666-6';

interface SomeSettings {
  simplifiedLimit?: number;
  senderTaxId?: string;
}

const centsPerEuro = 100;

/** Changes settings from the API's form to that of the fields: euros instead of cents, and no placeholder. */
function toFields(settings: SomeSettings): object {
  const { simplifiedLimit, senderTaxId } = settings;
  return {
    ...settings,
    ...(simplifiedLimit !== undefined && { simplifiedLimit: simplifiedLimit / centsPerEuro }),
    ...(senderTaxId === nobodyInChile && { senderTaxId: '' }),
  };
}

function fromFields(settings: SomeSettings): object {
  const { simplifiedLimit } = settings;
  return {
    ...settings,
    ...(simplifiedLimit !== undefined && { simplifiedLimit: Math.round(simplifiedLimit * centsPerEuro) }),
  };
}

const issuerNames = Object.keys(taxIssuerFields) as (keyof TaxIssuer)[];

/** Only what a form has fields for: an empty text where nothing is stored. */
const issuerOf = (issuer: Partial<TaxIssuer> = {}) =>
  Object.fromEntries(issuerNames.map((name) => [name, issuer[name] ?? ''])) as TaxIssuer;

/** Returns the values of the form. A company that was never saved has no tax percent: somebody has to say it. */
export const toValues = ({ isOn, issuer, taxPercent, settings }: TaxCompany): Partial<CompanyChange> => ({
  isOn,
  issuer: issuerOf(issuer),
  ...(taxPercent !== undefined && { taxPercent }),
  settings: toFields(settings),
});

/** Returns the request. */
export const toChange = ({ isOn, issuer, taxPercent, settings }: CompanyChange): CompanyChange => ({
  isOn,
  issuer: issuerOf(issuer),
  taxPercent,
  settings: fromFields(settings),
});

/** Fields of the issuer in the order of a form; some are only of one country. */
export const issuerFieldsOf: Record<CountryCode, (keyof TaxIssuer)[]> = {
  PE: ['taxId', 'legalName', 'tradeName', 'address', 'district', 'city', 'districtCode'],
  CL: ['taxId', 'legalName', 'tradeName', 'activity', 'address', 'district', 'city'],
  ES: ['taxId', 'legalName', 'tradeName', 'address', 'postalCode', 'district', 'city'],
};
