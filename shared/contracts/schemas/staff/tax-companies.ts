import { type Static, type TSchema, Type } from 'typebox';
import {
  taxCertificateFields as certificateFields,
  taxIssuerFields as fields,
  taxCompanyFields,
  taxFileLength,
} from '../../staff/fields/tax-fields.ts';
import { body, countryCode, envelope } from '../common.ts';
import { anyText, moment, textLine, typed } from '../text.ts';

const file = (description: string) =>
  Type.String({ minLength: 4, maxLength: taxFileLength, pattern: '^[A-Za-z0-9+/]+={0,2}$', description });

export const taxIssuerSchema = body(
  {
    taxId: textLine(fields.taxId.max, { description: 'RUC, RUT or NIF of a company' }),
    legalName: textLine(fields.legalName.max),
    tradeName: textLine(fields.tradeName.max),
    address: textLine(fields.address.max),
    district: textLine(fields.district.max, { description: 'District or comuna' }),
    city: textLine(fields.city.max),
    postalCode: anyText({ maxLength: fields.postalCode.max }),
    districtCode: Type.String({ pattern: `${fields.districtCode.pattern}|^$`, description: 'Ubigeo, in Peru' }),
    activity: anyText({ maxLength: fields.activity.max, description: 'Line of business, in Chile' }),
  },
  { title: 'TaxIssuer' },
);

/** What is changed of a company. @param settings of its country */
export const taxCompanyChangeSchema = <T extends TSchema>(settings: T) =>
  body({
    isOn: Type.Boolean({ description: 'Documents are issued for charges and refunds from now on' }),
    issuer: taxIssuerSchema,
    taxPercent: Type.Number({
      minimum: taxCompanyFields.taxPercent.min,
      maximum: taxCompanyFields.taxPercent.max,
      multipleOf: 0.01,
      description: 'Percent included in every price; 0 for exempt sales',
    }),
    settings,
  });

/** Whoever made the file chose it: it may be short, or none. */
const filePassword = Type.String({
  ...typed('password'),
  format: 'password',
  maxLength: certificateFields.password.max,
});

export const taxCertificateSchema = body({ file: file('PKCS#12 file, base64'), password: filePassword });
export const taxFoliosSchema = body({ file: file('CAF of the SII, base64') });

const count = (description: string) => Type.Integer({ description });

export const taxCompanySchema = Type.Object(
  {
    country: countryCode,
    authority: Type.String({ description: 'Name of the tax authority' }),
    isOn: Type.Boolean(),
    isConfigured: Type.Boolean({ description: 'Whether the installation has the address of the authority' }),
    issuer: Type.Optional(taxIssuerSchema),
    taxPercent: Type.Optional(Type.Number()),
    settings: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Settings of the country; those of a fresh company before any are saved',
    }),
    certificate: Type.Optional(
      Type.Object({ subject: Type.String(), until: moment('End of its validity'), isExpired: Type.Boolean() }),
    ),
    folios: Type.Array(
      Type.Object({
        series: Type.String(),
        left: count('Numbers that are left'),
        until: Type.Optional(Type.String({ format: 'date', description: 'First day on which they cannot be used' })),
      }),
      { description: 'Numbers that the authority gave, by series' },
    ),
    counts: Type.Object({
      waiting: count('Documents that the authority has not decided'),
      refused: count('Documents that were refused, or cannot be written'),
      withoutNumber: count('Documents that wait for a number'),
      withoutDocument: count('Charges of the last 90 days without a document'),
    }),
    problem: Type.Optional(Type.String({ description: 'Why the authority does not take or answer a file' })),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change; 0 before the first' }),
  },
  { title: 'TaxCompany' },
);

export const taxCompaniesResponse = envelope(Type.Array(taxCompanySchema), 'Companies that issue tax documents');
export const taxCompanyResponse = envelope(taxCompanySchema, 'The company');

export type TaxIssuer = Static<typeof taxIssuerSchema>;
export type TaxCompany = Static<typeof taxCompanySchema>;
export type TaxCompanyChange = Static<ReturnType<typeof taxCompanyChangeSchema<TSchema>>>;
