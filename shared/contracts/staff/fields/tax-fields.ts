import type { Fields } from './field-bounds.ts';

/** The company that issues tax documents in a country. */
export const taxIssuerFields = {
  taxId: { kind: 'line', max: 20 },
  legalName: { kind: 'line', max: 100 },
  tradeName: { kind: 'line', max: 100 },
  address: { kind: 'line', max: 70 },
  district: { kind: 'line', max: 20 },
  city: { kind: 'line', max: 20 },
  postalCode: { kind: 'line', max: 10, optional: true },
  districtCode: { kind: 'line', max: 6, pattern: '^\\d{6}$', optional: true },
  activity: { kind: 'line', max: 80, optional: true },
} as const satisfies Fields;

export const taxCompanyFields = {
  taxPercent: { kind: 'number', min: 0, max: 99, decimals: 2 },
} as const satisfies Fields;

export const taxCertificateFields = {
  file: { kind: 'own' },
  password: { kind: 'password', max: 200 },
} as const satisfies Fields;

/** Characters of a certificate, or of an authority's file of numbers, as base64. */
export const taxFileLength = 40_000;

/** Settings of a company in Peru. */
export const peruTaxFields = {
  namedFrom: { kind: 'number', min: 1, max: 1_000_000, optional: true },
  exemptAs: { kind: 'own' },
  establishmentCode: { kind: 'line', max: 4, pattern: '^\\d{4}$' },
  unitCode: { kind: 'line', max: 3, pattern: '^[A-Z0-9]{2,3}$' },
  signatureAlgorithm: { kind: 'own' },
} as const satisfies Fields;

const peruSeries = (letter: 'B' | 'F') => ({ kind: 'line', max: 4, pattern: `^${letter}[A-Z0-9]{3}$` }) as const;

export const peruSeriesFields = {
  simplified: peruSeries('B'),
  invoice: peruSeries('F'),
  noteOfSimplified: peruSeries('B'),
  noteOfInvoice: peruSeries('F'),
} as const satisfies Fields;

/** Settings of a company in Chile. */
export const chileTaxFields = {
  activityCode: { kind: 'line', max: 6, pattern: '^[1-9]\\d{0,5}$' },
  unnamedBuyer: { kind: 'line', max: 100 },
  senderTaxId: { kind: 'line', max: 10, pattern: '^[1-9]\\d{5,7}-[\\dK]$' },
} as const satisfies Fields;

export const chileResolutionFields = {
  date: { kind: 'day' },
  number: { kind: 'number', min: 0, max: 999_999 },
} as const satisfies Fields;

/** Months for which the numbers of a file can be used, by type of document. */
export const cafMonths = { min: 1, max: 60 } as const;

/** Settings of a company in Spain. */
export const spainTaxFields = {
  /** In euros; the API has cents. */
  simplifiedLimit: { kind: 'number', min: 0.01, max: 3000 },
  tax: { kind: 'own' },
  regime: { kind: 'line', max: 2, pattern: '^(0[1-9]|1\\d|2[01])$' },
  exemption: { kind: 'own', optional: true },
  correction: { kind: 'own' },
} as const satisfies Fields;

const spainSeries = { kind: 'line', max: 20, pattern: '^[A-Za-z0-9][A-Za-z0-9./-]{0,19}$' } as const;

export const spainSeriesFields = {
  simplified: spainSeries,
  invoice: spainSeries,
  noteOfSimplified: spainSeries,
  noteOfInvoice: spainSeries,
} as const satisfies Fields;

export const spainProducerFields = {
  name: { kind: 'line', max: 120 },
  taxId: { kind: 'line', max: 20 },
} as const satisfies Fields;

/** A correction of a document: why, and the facts of the buyer. */
export const taxCorrectionFields = {
  reason: { kind: 'line', max: 100 },
} as const satisfies Fields;

export const taxBuyerFields = {
  taxId: { kind: 'line', max: 20 },
  name: { kind: 'line', max: 100 },
  address: { kind: 'line', max: 150 },
  country: { kind: 'line', max: 2, pattern: '^[A-Z]{2}$', optional: true },
} as const satisfies Fields;
