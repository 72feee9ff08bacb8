import type { TaxCompany, TaxDocumentDetail, TaxDocumentRow } from '@idavuelta/shared/contracts/staff';

export const aTaxDocument = (over: Partial<TaxDocumentRow> = {}): TaxDocumentRow => ({
  id: '5f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  country: 'PE',
  kind: 'simplified',
  number: 'B001-12',
  issuedAt: '2027-03-02T03:00:00Z',
  orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e',
  orderNumber: '7KQ2M9XA',
  buyer: 'Lucía Quispe',
  total: { minor: 9100, currency: 'PEN' },
  state: 'accepted',
  ...over,
});

/** For pages that look for the tax documents of an order. */
export const noTaxDocuments = { 'GET /staff-api/tax-documents': { rows: [], total: 0 } };

export const aTaxDocumentDetail = (over: Partial<TaxDocumentDetail> = {}): TaxDocumentDetail => ({
  ...aTaxDocument(),
  buyerTaxId: '40123456',
  base: { minor: 7712, currency: 'PEN' },
  tax: { minor: 1388, currency: 'PEN' },
  taxPercent: 18,
  lines: [{ description: 'Van compartida', quantity: 2, total: { minor: 9100, currency: 'PEN' } }],
  related: [],
  records: [{ operation: 'issue', state: 'accepted', sha256: 'ab12', madeAt: '2027-03-02T03:01:00Z' }],
  hasPdf: true,
  canResend: false,
  canCorrect: true,
  canAnnul: true,
  ...over,
});

const issuer = {
  taxId: '20123456786',
  legalName: 'Idavuelta Perú S.A.C.',
  tradeName: 'Idavuelta',
  address: 'Av. Grau 123',
  district: 'Barranco',
  city: 'Lima',
  postalCode: '',
  districtCode: '150104',
  activity: '',
};

const nothing = { waiting: 0, refused: 0, withoutNumber: 0, withoutDocument: 0 };

export const aTaxCompany = (over: Partial<TaxCompany> = {}): TaxCompany => ({
  country: 'PE',
  authority: 'SUNAT',
  isOn: true,
  isConfigured: true,
  issuer,
  taxPercent: 18,
  settings: {
    series: { simplified: 'B001', invoice: 'F001', noteOfSimplified: 'BC01', noteOfInvoice: 'FC01' },
    namedFrom: 700,
    exemptAs: '20',
    establishmentCode: '0000',
    unitCode: 'ZZ',
    signatureAlgorithm: 'rsa-sha256',
  },
  certificate: { subject: 'CN=Idavuelta Perú', until: '2099-01-01T00:00:00Z', isExpired: false },
  folios: [],
  counts: nothing,
  revision: 3,
  ...over,
});

/** A company in Chile as it stands before anybody has set it up. */
export const aFreshCompanyInChile = (over: Partial<TaxCompany> = {}): TaxCompany => {
  const { issuer: _issuer, taxPercent: _tax, certificate: _certificate, ...rest } = aTaxCompany();
  return {
    ...rest,
    country: 'CL',
    authority: 'SII',
    isOn: false,
    settings: {
      activityCode: '492290',
      unnamedBuyer: 'Sin nombre',
      cafMonths: { 61: 6 },
      resolution: { date: '2027-01-01', number: 0 },
      senderTaxId: '66666666-6',
    },
    revision: 0,
    ...over,
  };
};

export const aTaxCompanyInSpain = (over: Partial<TaxCompany> = {}): TaxCompany =>
  aTaxCompany({
    country: 'ES',
    authority: 'AEAT',
    issuer: { ...issuer, taxId: 'B12345674', districtCode: '', postalCode: '28001' },
    taxPercent: 10,
    settings: {
      series: { simplified: 'T', invoice: 'F', noteOfSimplified: 'RT', noteOfInvoice: 'RF' },
      simplifiedLimit: 40_000,
      tax: '01',
      regime: '01',
      correction: 'R1',
      producer: { name: 'Idavuelta', taxId: 'B12345674' },
    },
    ...over,
  });
