import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FiscalDocument } from '../fiscal-document.ts';
import { readCaf } from './caf.ts';
import { renderDocument } from './render-document.ts';
import { testCaf } from './testing/caf.ts';
import { aBoleta, aCreditNote, anExemptBoleta, certificate, clp, render, settings } from './testing/documents.ts';

const line = (changes: Partial<FiscalDocument['lines'][number]>) =>
  aBoleta({ lines: aBoleta().lines.map((one) => ({ ...one, ...changes })) });

const refused: [string, FiscalDocument][] = [
  ['kind', aBoleta({ kind: 'invoice' })],
  ['series', aBoleta({ series: 'B001' })],
  ['series', aBoleta({ taxPercent: 0, base: clp(11_900), tax: clp(0) })],
  ['number', aBoleta({ number: 0 })],
  ['number', aBoleta({ number: 10_000_000_000 })],
  ['currency', aBoleta({ currency: 'EUR' })],
  ['issuer.country', aBoleta({ issuer: { ...aBoleta().issuer, country: 'PE' } })],
  ['issuer.taxId', aBoleta({ issuer: { ...aBoleta().issuer, taxId: '76123456-1' } })],
  ['issuer.activity', aBoleta({ issuer: { ...aBoleta().issuer, activity: ' ' } })],
  ['issuer.district', aBoleta({ issuer: { ...aBoleta().issuer, district: 'x'.repeat(21) } })],
  ['buyer.taxId', aBoleta({ buyer: { idKind: 'personal', taxId: '11111111-2', name: 'Ana' } })],
  ['buyer.name', aBoleta({ buyer: { idKind: 'personal', taxId: '11111111-1', name: '' } })],
  ['lines', aBoleta({ lines: [] })],
  ['lines', aCreditNote(aBoleta({ lines: Array.from({ length: 61 }, () => aBoleta().lines).flat() }))],
  ['lines[0].quantity', line({ quantity: 0.5 })],
  ['lines[0].unitPrice', line({ unitPrice: { minor: 5950, currency: 'EUR' } })],
  ['lines[0].total', line({ total: clp(11_901) })],
  ['lines[0].description', line({ description: '🎉' })],
  ['total', line({ total: clp(11_899) })],
  ['total', aBoleta({ base: clp(9999) })],
  ['total', aBoleta({ base: clp(0), tax: clp(0), total: clp(0) })],
  ['base', aBoleta({ base: clp(10_000.5) })],
  ['tax', aBoleta({ base: clp(9998), tax: clp(1902) })],
  ['tax', anExemptBoleta({ base: clp(11_899), tax: clp(1) })],
  ['taxPercent', aBoleta({ taxPercent: 120 })],
  ['corrects', aCreditNote(aBoleta(), { corrects: undefined })],
  ['corrects.series', aCreditNote(aBoleta({ series: '33' }))],
  ['corrects.series', aCreditNote(aBoleta({ kind: 'invoice' }))],
  ['taxPercent', aCreditNote(aBoleta({ series: '41' }))],
  ['total', aCreditNote(aBoleta({ total: clp(100) }), { total: clp(11_900) })],
  ['issuedAt', aCreditNote(aBoleta(), { issuedAt: new Date('2027-03-06T01:30:14Z') })],
  ['reason', aCreditNote(aBoleta(), { reason: undefined })],
];

test('[FIS-03, FIS-06] what the SII would refuse is refused before it is signed, by the name of the field', () => {
  for (const [field, document] of refused) {
    assert.throws(
      () => render(document),
      (error) => error instanceof RangeError && error.message.startsWith(`${field}: `),
      field,
    );
  }
  const options = { certificate, caf: readCaf(testCaf({ type: 61, from: 1 })) };
  assert.throws(
    () => renderDocument(aCreditNote(aBoleta()), { ...options, settings: { ...settings, activityCode: '' } }),
    /^RangeError: activityCode: /,
  );
});
