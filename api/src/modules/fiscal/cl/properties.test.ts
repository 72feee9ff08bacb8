import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkProperty } from '../../../testing/check-property.ts';
import type { FiscalDocument } from '../fiscal-document.ts';
import { SignatureError, verifyXml } from '../signing/verify.ts';
import { renderEnvelope } from './envelope.ts';
import { isTedSigned, tedOf } from './ted.ts';
import { aBoleta, aCreditNote, anExemptBoleta, certificate, clp, render, settings } from './testing/documents.ts';
import { heldSignatures, textsAt } from './testing/xml.ts';
import { latin1Line } from './text.ts';
import { toText } from './xml.ts';

const anyText = (maxLength: number) =>
  fc
    .oneof(fc.string({ unit: 'binary', maxLength }), fc.stringMatching(/^[&<>"'ñÁ #;a-z–€]{0,30}$/))
    .map((text) => `a${text}`);

const line = fc
  .record({
    description: anyText(100),
    quantity: fc.integer({ min: 1, max: 20 }),
    price: fc.integer({ min: 1, max: 90_000 }),
    discount: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ description, quantity, price, discount }) => {
    const total = Math.max(1, price * quantity - discount);
    return { description, quantity, unitPrice: clp(price), total: clp(total) };
  });

const sale = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    taxPercent: fc.constantFrom(19, 19, 10.5, 0),
    name: anyText(60),
    note: fc.boolean(),
    folio: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ lines, taxPercent, name, note, folio }): FiscalDocument => {
    const total = lines.reduce((sum, one) => sum + one.total.minor, 0);
    const base = Math.round((total * 100) / (100 + taxPercent));
    const buyer = { idKind: 'personal', taxId: '11111111-1', name } as const;
    const changes = { lines, taxPercent, buyer, base: clp(base), tax: clp(total - base), total: clp(total) };
    const boleta = taxPercent
      ? aBoleta({ ...changes, number: 1000 + folio })
      : anExemptBoleta({ ...changes, number: folio });
    return note ? aCreditNote(boleta, { number: folio }) : boleta;
  });

const pesosAt = (xml: Uint8Array, name: string) => textsAt(xml, `//s:${name}`).map(Number);

/** Changes a character into a digit. */
const changedAt = (text: string, at: number) => text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1);

test('[FIS-06] in the XML of any sale net and IVA are the total, and so are the lines; stamp and texts agree', () => {
  checkProperty(
    fc.property(sale, (document) => {
      const { xml, stamp } = render(document);
      const [total = 0] = pesosAt(xml, 'MntTotal');
      const [net = 0, exempt = 0, iva = 0] = ['MntNeto', 'MntExe', 'IVA'].map((name) => pesosAt(xml, name)[0]);
      assert.equal(total, document.total.minor);
      assert.equal(net + exempt + iva, total);
      assert.ok(Math.abs(iva - (net * document.taxPercent) / 100) <= 1);
      const amounts = pesosAt(xml, 'MontoItem');
      assert.equal(
        amounts.reduce((sum, one) => sum + one, 0),
        total,
      );
      document.lines.forEach(({ quantity, unitPrice, total: { minor } }, index) => {
        assert.deepEqual(textsAt(xml, `//s:Detalle[${index + 1}]/s:*[self::s:QtyItem or self::s:PrcItem]`), [
          ...[String(quantity), String(unitPrice.minor)],
        ]);
        assert.equal(amounts[index], minor);
      });
      assert.deepEqual(pesosAt(xml, 'MNT'), [total]);
      assert.deepEqual(
        textsAt(xml, '//s:Detalle/s:NmbItem'),
        document.lines.map(({ description }) => latin1Line(description).slice(0, 80).trim()),
      );
      assert.equal(tedOf(toText(xml)), stamp.text);
      assert.ok(isTedSigned(stamp.text));
      assert.deepEqual(heldSignatures(xml, certificate.certificate), { all: 1, held: 1 });
    }),
    60,
  );
});

test('[FIS-06] the stamp breaks when any of its fields changes', () => {
  checkProperty(
    fc.property(sale, (document) => {
      const ted = render(document).stamp.text;
      for (const { index, 0: text } of ted.matchAll(/>[^<]+</g)) {
        assert.ok(!isTedSigned(changedAt(ted, index + 1)), text);
        // The last character of a signature may be padding.
        const last = index + text.length - 2;
        assert.ok(!isTedSigned(changedAt(ted, last)) || last > ted.indexOf('<FRMT'), text);
      }
    }),
    20,
  );
});

test('[FIS-06] the signatures of document and envelope break when any text or attribute changes', () => {
  const signedAt = new Date('2027-03-06T02:00:00Z');
  checkProperty(
    fc.property(sale, fc.nat(), (document, pick) => {
      const { xml } = renderEnvelope([render(document).xml], {
        ...{ settings, certificate, signedAt, timeZone: document.timeZone },
      });
      const text = toText(xml);
      const end = text.indexOf('</Documento>');
      const start = text.indexOf('<Documento');
      const places = [...text.matchAll(/>([^<]*[^<\s])<|="([^"]+)"/g)].filter(
        ({ index, 0: found }) => index > text.indexOf('<SetDTE') && index < end && !found.includes('http'),
      );
      const place = places[pick % places.length];
      assert.ok(place);
      const changed = changedAt(text, place.index + place[0].length - 2);
      verifyXml(text);
      assert.throws(() => verifyXml(changed), SignatureError, place[0]);
      const { held } = heldSignatures(Buffer.from(changed, 'latin1'), certificate.certificate);
      const inDocument = place.index > start;
      assert.equal(held, inDocument ? 0 : 1, `${place[0]}: a document's own signature covers the document`);
    }),
    40,
  );
});

test('[FIS-06] any text is written as one line of ISO-8859-1', () => {
  checkProperty(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = latin1Line(text);
      assert.match(written, /^[\x20-\x7e\xa1-\xff]*$/);
      assert.equal(latin1Line(written), written);
    }),
    500,
  );
  assert.equal(latin1Line('A\u0301rbol ﬁno ½ © ™ 1️⃣ 👨‍👩‍👧 🇨🇱 \u00adfin'), 'Árbol fino ½ © TM 1 fin');
});
