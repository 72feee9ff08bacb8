import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../testing/check-property.ts';
import type { FiscalDocument } from '../fiscal-document.ts';
import { SignatureError, verifyXml } from '../signing/verify.ts';
import { amountInWords } from './amount-in-words.ts';
import { unitAmount } from './amounts.ts';
import { renderDocument } from './render-document.ts';
import { schemaProblems } from './schema.ts';
import { aBoleta, aCreditNote, aFactura, certificate, pen, settings } from './testing/documents.ts';
import { centimosAt, digestOf, sumOf, textOf, textsAt } from './testing/xml.ts';

const line = fc.record({
  description: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => `a${text}`),
  quantity: fc.integer({ min: 1, max: 20 }),
  total: fc.integer({ min: 1, max: 300_000 }),
});

const sale = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    taxPercent: fc.constantFrom(18, 10, 10.5, 0),
    kind: fc.constantFrom('boleta', 'factura', 'credit note'),
  })
  .map(({ lines, taxPercent, kind }): FiscalDocument => {
    const total = sumOf(lines.map((one) => one.total));
    const base = Math.round((total * 100) / (100 + taxPercent));
    const changes = {
      lines: lines.map((one) => ({ ...one, unitPrice: pen(one.total), total: pen(one.total) })),
      taxPercent,
      base: pen(base),
      tax: pen(total - base),
      total: pen(total),
    };
    if (kind === 'boleta') return aBoleta(changes);
    return kind === 'factura' ? aFactura(changes) : aCreditNote(aFactura(changes));
  });

const render = (document: FiscalDocument) => renderDocument(document, settings, certificate, { noteReason: '01' }).xml;

test('[FIS-05] in the XML of any sale base and tax are the total, and the lines sum up to both', () => {
  checkProperty(
    fc.property(sale, (document) => {
      const xml = render(document);
      assert.deepEqual(schemaProblems(xml), []);
      assert.deepEqual(textsAt(xml, "//*[local-name()='DigestValue']"), [digestOf(xml, 'sha256')]);
      const [base, inclusive, payable] = centimosAt(xml, '//cac:LegalMonetaryTotal/cbc:*');
      const [tax, taxable] = centimosAt(xml, '/*/cac:TaxTotal//cbc:TaxAmount | /*/cac:TaxTotal//cbc:TaxableAmount');
      const lineBases = centimosAt(xml, '//cbc:LineExtensionAmount[ancestor::*[cbc:ID and cac:Item]]');
      const lineTaxes = centimosAt(xml, '/*/*[cac:Item]/cac:TaxTotal/cbc:TaxAmount');
      assert.deepEqual([base, inclusive, payable], [document.base.minor, document.total.minor, document.total.minor]);
      assert.deepEqual([taxable, tax], [document.base.minor, document.tax.minor]);
      assert.equal(sumOf(lineBases), document.base.minor);
      assert.equal(sumOf(lineTaxes), document.tax.minor);
      lineBases.forEach((lineBase, index) => {
        const exact = (document.lines[index]?.total.minor ?? 0) / (1 + document.taxPercent / 100);
        assert.ok(Math.abs(lineBase - exact) <= 1.5, `line ${index + 1} is off by ${lineBase - exact}`);
      });
    }),
    60,
  );
});

test('[FIS-05] the signature breaks when any text or attribute of the document changes', () => {
  const fragments = />([^<]+)<|="([^"]+)"/g;
  checkProperty(
    fc.property(sale, fc.nat(), (document, pick) => {
      const xml = textOf(render(document));
      const end = xml.indexOf('</ds:Signature>');
      const places = [...xml.matchAll(fragments)].filter(({ index, 0: text }) => index > end && !text.includes('urn:'));
      const place = places[pick % places.length];
      assert.ok(place);
      const at = place.index + place[0].length - 2;
      const changed = xml.slice(0, at) + (xml[at] === '1' ? '2' : '1') + xml.slice(at + 1);
      verifyXml(xml);
      assert.throws(() => verifyXml(changed), SignatureError, place[0]);
    }),
    40,
  );
});

test('[FIS-05] amounts are written in words', () => {
  const words: [number, string][] = [
    [0, 'CERO CON 00/100 SOLES'],
    [101, 'UNO CON 01/100 SOLES'],
    [2150, 'VEINTIUNO CON 50/100 SOLES'],
    [10_000, 'CIEN CON 00/100 SOLES'],
    [11_899, 'CIENTO DIECIOCHO CON 99/100 SOLES'],
    [77_700, 'SETECIENTOS SETENTA Y SIETE CON 00/100 SOLES'],
    [100_000, 'MIL CON 00/100 SOLES'],
    [2_131_600, 'VEINTIÚN MIL TRESCIENTOS DIECISÉIS CON 00/100 SOLES'],
    [10_100_100, 'CIENTO UN MIL UNO CON 00/100 SOLES'],
    [100_000_000, 'UN MILLÓN CON 00/100 SOLES'],
    [3_152_200_300, 'TREINTA Y UN MILLONES QUINIENTOS VEINTIDÓS MIL TRES CON 00/100 SOLES'],
  ];
  for (const [minor, text] of words) assert.equal(amountInWords(pen(minor)), text);
  assert.equal(
    amountInWords({ minor: 11_250, currency: 'CLP' }),
    'ONCE MIL DOSCIENTOS CINCUENTA CON 00/100 PESOS CHILENOS',
  );
});

test('[FIS-05] the price of one has up to ten decimals', () => {
  assert.equal(unitAmount(pen(10_000), 3)['#'], '33.3333333333');
  assert.equal(unitAmount(pen(20_000), 3)['#'], '66.6666666667');
  assert.equal(unitAmount(pen(1050), 1)['#'], '10.50');
  assert.equal(unitAmount(pen(1000), 8)['#'], '1.25');
});
