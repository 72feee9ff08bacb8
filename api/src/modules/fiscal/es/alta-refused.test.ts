import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FiscalDocument } from '../fiscal-document.ts';
import { type AltaPlace, renderAlta } from './alta.ts';
import { renderAnulacion } from './anulacion.ts';
import { aCorrection, aDocument, anInvoice, company, eur, place, settings } from './testing/spanish-documents.ts';

const wrong: [problem: RegExp, document: () => FiscalDocument, changes?: Partial<AltaPlace>][] = [
  [/^total is more than a factura simplificada/, () => aDocument(40_001)],
  [/^total is not base \+ tax/, () => aDocument(100, { tax: eur(10) })],
  [/^total is not in EUR/, () => aDocument(100, { total: { minor: 100, currency: 'PEN' } })],
  [/^base is no amount: -1/, () => aDocument(100, { base: eur(-1), tax: eur(101) })],
  [/^base is no amount: 90.5/, () => aDocument(100, { base: eur(90.5), tax: eur(9.5) })],
  [/^tax is not 10 % of base/, () => aDocument(20_000, { base: eur(10_000), tax: eur(10_000) })],
  [/^taxPercent is no rate/, () => aDocument(100, { taxPercent: 10.125 })],
  [/^tax is charged without a rate/, () => aDocument(100, { taxPercent: 0, base: eur(99), tax: eur(1) })],
  [/^exemption is missing/, () => aDocument(100, { taxPercent: 0 })],
  [/^series is no series/, () => aDocument(100, { series: 'T="27' })],
  [/^number is no number: 0/, () => aDocument(100, { number: 0 })],
  [/^lines is missing/, () => aDocument(100, { lines: [] })],
  [/^issuedAt is later/, () => aDocument(100, { issuedAt: new Date('2028-01-01') })],
  [/^issuedAt is no date/, () => aDocument(100, { issuedAt: new Date('never') })],
  [/^issuer.country is not ES: PE/, () => aDocument(100, { issuer: { ...aDocument(1).issuer, country: 'PE' } })],
  [/^issuer.taxId is no NIF/, () => aDocument(100, { issuer: { ...aDocument(1).issuer, taxId: '89890001A' } })],
  [
    /^issuer.legalName is longer/,
    () => aDocument(100, { issuer: { ...aDocument(1).issuer, legalName: 'x'.repeat(121) } }),
  ],
  [/^buyer.taxId is missing/, () => anInvoice(100, { buyer: { idKind: 'none', name: '' } })],
  [/^buyer.taxId is no NIF/, () => anInvoice(100, { buyer: { ...company, taxId: 'A28015866' } })],
  [/^buyer.taxId is the issuer’s/, () => anInvoice(100, { buyer: { ...company, taxId: '89890001-k' } })],
  [/^buyer.name is missing/, () => anInvoice(100, { buyer: { ...company, name: ' ' } })],
  [/^buyer.country is missing/, () => anInvoice(100, { buyer: { ...company, idKind: 'passport' } })],
  [/^buyer.country is no country: Peru/, () => anInvoice(100), { buyerCountry: 'Peru' }],
  [/^corrects is missing/, () => aCorrection(anInvoice(100), 100, { corrects: undefined })],
  [/^total is more than that of the corrected/, () => aCorrection(anInvoice(100), 101)],
  [
    /^system.id is not two/,
    () => aDocument(100),
    { settings: { ...settings, system: { ...settings.system, id: 'iv' } } },
  ],
  [
    /^exemption is not of regime 01: E2/,
    () => aDocument(9, { taxPercent: 0 }),
    { settings: { ...settings, exemption: 'E2' } },
  ],
  [/^base is no amount: 10000000000/, () => anInvoice(1e10, { taxPercent: 0 })],
  [/ClaveRegimen/, () => aDocument(100), { settings: { ...settings, regime: '99' } }],
  [/CodigoPais/, () => anInvoice(100), { buyerCountry: 'ZZ' }],
];

for (const [message, document, changes] of wrong) {
  test(`[FIS-04] a document is refused: ${message.source}`, () => {
    assert.throws(() => renderAlta(document(), place(changes)), { message });
  });
}

test('[FIS-04] no document is annulled before it was issued', () => {
  const document = aDocument(100, { issuedAt: new Date('2028-01-01') });
  assert.throws(() => renderAnulacion(document, place()), /^Error: issuedAt is later than the record/);
});
