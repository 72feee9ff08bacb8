import type { Buyer, FiscalDocument } from '../../fiscal-document.ts';
import type { AltaPlace } from '../alta.ts';
import { qrUrls } from '../qr.ts';
import type { VerifactuSettings } from '../settings.ts';

export const eur = (minor: number) => ({ minor, currency: 'EUR' as const });

export const settings: VerifactuSettings = {
  system: {
    producer: { name: 'Programas de Prueba SL', taxId: 'B12345674' },
    name: 'Idavuelta',
    id: 'IV',
    version: '1.0.0',
    installation: '1',
    onlyVerifactu: true,
    canServeMany: true,
  },
  qrUrl: qrUrls.test,
  simplifiedLimit: eur(40_000),
  tax: '01',
  regime: '01',
  correction: 'R1',
};

const nobody: Buyer = { idKind: 'none', name: '' };
export const company: Buyer = { idKind: 'company', taxId: 'A28015865', name: 'Compradora SA' };

/** A document of the day with one line. @param total with 10 % tax, in cents */
export function aDocument(total: number, changes: Partial<FiscalDocument> = {}): FiscalDocument {
  const taxPercent = changes.taxPercent ?? 10;
  const base = Math.round((total * 100) / (100 + taxPercent));
  return {
    kind: 'simplified',
    series: 'T27',
    number: 1,
    issuer: {
      country: 'ES',
      taxId: '89890001K',
      legalName: 'Viajes de Prueba SL',
      tradeName: 'Idavuelta',
      address: 'Calle Mayor 1',
      district: 'Centro',
      city: 'Madrid',
      postalCode: '28013',
      districtCode: '',
      activity: '',
    },
    buyer: nobody,
    issuedAt: new Date('2027-07-01T22:30:00Z'),
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    lines: [{ description: 'Ida y vuelta', quantity: 1, unitPrice: eur(total), total: eur(total) }],
    taxPercent,
    base: eur(base),
    tax: eur(total - base),
    total: eur(total),
    ...changes,
  };
}

export const anInvoice = (total: number, changes: Partial<FiscalDocument> = {}) =>
  aDocument(total, { kind: 'invoice', series: 'F27', buyer: company, ...changes });

/** A credit note over a part of a document. */
export const aCorrection = (corrected: FiscalDocument, total: number, changes: Partial<FiscalDocument> = {}) => {
  const { kind, series, number, issuedAt } = corrected;
  if (kind === 'credit-note') throw new Error('A credit note is not corrected');
  return aDocument(total, {
    kind: 'credit-note',
    series: 'R27',
    buyer: corrected.buyer,
    corrects: { kind, series, number, issuedAt, total: corrected.total },
    reason: 'Devolución',
    ...changes,
  });
};

export const place = (changes: Partial<AltaPlace> = {}): AltaPlace => ({
  settings,
  servesMany: false,
  generatedAt: new Date('2027-07-01T22:30:05.900Z'),
  position: 1,
  previous: undefined,
  ...changes,
});
