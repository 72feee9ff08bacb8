import type { Money } from '@idavuelta/shared/contracts/money';
import type { FiscalDocument } from '../../fiscal-document.ts';
import { readCertificate } from '../../signing/certificate.ts';
import { testCertificate } from '../../signing/testing/certificate.ts';
import { peruDefaults } from '../settings.ts';

export const pen = (minor: number): Money => ({ minor, currency: 'PEN' });

export const settings = peruDefaults;

export const certificate = readCertificate(testCertificate(), 'secreto');

/** A boleta of two tickets for S/ 59.00 each, 18 % included. */
export const aBoleta = (changes: Partial<FiscalDocument> = {}): FiscalDocument => ({
  kind: 'simplified',
  series: 'B001',
  number: 1241,
  issuer: {
    country: 'PE',
    taxId: '20100070970',
    legalName: 'EMPRESA DE PRUEBA S.A.C.',
    tradeName: 'Ida & Vuelta',
    address: 'Av. Larco 123',
    district: 'Miraflores',
    city: 'Lima',
    postalCode: '15074',
    districtCode: '150122',
    activity: '',
  },
  buyer: { idKind: 'personal', taxId: '45678912', name: 'Rosa Ñique <Díaz>' },
  issuedAt: new Date('2027-03-06T01:30:15Z'),
  timeZone: 'America/Lima',
  currency: 'PEN',
  lines: [
    { description: 'Ida y vuelta al «Festival»,\nMiraflores', quantity: 2, unitPrice: pen(5900), total: pen(11_800) },
  ],
  taxPercent: 18,
  base: pen(10_000),
  tax: pen(1800),
  total: pen(11_800),
  ...changes,
});

export const aFactura = (changes: Partial<FiscalDocument> = {}): FiscalDocument =>
  aBoleta({
    kind: 'invoice',
    series: 'F001',
    number: 7,
    buyer: { idKind: 'company', taxId: '20131312955', name: 'COMPRADORA S.A.', address: 'Jr. Unión 5, Lima' },
    ...changes,
  });

export const aCreditNote = (corrected: FiscalDocument, changes: Partial<FiscalDocument> = {}): FiscalDocument => {
  const { kind, series, number, issuedAt, total } = corrected;
  if (kind === 'credit-note') throw new RangeError('a credit note corrects none');
  return {
    ...corrected,
    kind: 'credit-note',
    series: `${series[0]}C01`,
    number: 3,
    reason: 'Cancelación del evento',
    corrects: { kind, series, number, issuedAt, total },
    ...changes,
  };
};
