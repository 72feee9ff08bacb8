import type { Money } from '@idavuelta/shared/contracts/money';
import type { FiscalDocument } from '../../fiscal-document.ts';
import { readCertificate } from '../../signing/certificate.ts';
import { testCertificate } from '../../signing/testing/certificate.ts';
import { readCaf } from '../caf.ts';
import { renderDocument } from '../render-document.ts';
import type { ChileSettings } from '../settings.ts';
import { testCaf } from './caf.ts';

export const clp = (minor: number): Money => ({ minor, currency: 'CLP' });

export const settings: ChileSettings = {
  activityCode: '492290',
  unnamedBuyer: 'Sin nombre',
  cafMonths: { 61: 6 },
  resolution: { date: '2027-01-15', number: 0 },
  senderTaxId: '11111111-1',
};

export const certificate = readCertificate(testCertificate(), 'secreto');

const cafs = {
  39: readCaf(testCaf()),
  41: readCaf(testCaf({ type: 41, from: 1, to: 50 })),
  61: readCaf(testCaf({ type: 61, from: 1, to: 50 })),
};

/** A boleta of two tickets for $ 5.950 each, 19 % included. */
export const aBoleta = (changes: Partial<FiscalDocument> = {}): FiscalDocument => ({
  kind: 'simplified',
  series: '39',
  number: 1041,
  issuer: {
    country: 'CL',
    taxId: '76123456-0',
    legalName: 'Viajes & Ñandú SpA',
    tradeName: 'Ida & Vuelta',
    address: "Av. O'Higgins 123",
    district: 'Santiago',
    city: 'Santiago',
    postalCode: '8320000',
    districtCode: '',
    activity: 'Transporte de pasajeros',
  },
  buyer: { idKind: 'none', name: '' },
  issuedAt: new Date('2027-03-06T01:30:15Z'),
  timeZone: 'America/Santiago',
  currency: 'CLP',
  lines: [{ description: 'Ida y vuelta al «Festival»,\nViña', quantity: 2, unitPrice: clp(5950), total: clp(11_900) }],
  taxPercent: 19,
  base: clp(10_000),
  tax: clp(1900),
  total: clp(11_900),
  ...changes,
});

export const anExemptBoleta = (changes: Partial<FiscalDocument> = {}): FiscalDocument =>
  aBoleta({ series: '41', number: 7, taxPercent: 0, base: clp(11_900), tax: clp(0), ...changes });

export function aCreditNote(corrected: FiscalDocument, changes: Partial<FiscalDocument> = {}): FiscalDocument {
  const { kind, series, number, issuedAt, total } = corrected;
  if (kind === 'credit-note') throw new RangeError('a credit note corrects none');
  return {
    ...corrected,
    kind: 'credit-note',
    series: '61',
    number: 3,
    reason: 'Cancelación del evento',
    corrects: { kind, series, number, issuedAt, total },
    ...changes,
  };
}

/** Renders with the CAF of the document's series. */
export const render = (document: FiscalDocument) =>
  renderDocument(document, {
    settings,
    certificate,
    caf: cafs[Number(document.series) as keyof typeof cafs] ?? cafs[39],
  });
