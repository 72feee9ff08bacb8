import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { FiscalDocument } from '../fiscal-document.ts';
import { CertificateError, readCertificate } from '../signing/certificate.ts';
import { testCertificate } from '../signing/testing/certificate.ts';
import { verifyXml } from '../signing/verify.ts';
import { fileNameOf } from './document-id.ts';
import { renderDocument } from './render-document.ts';
import { schemaProblems } from './schema.ts';
import { aBoleta, aCreditNote, aFactura, certificate, pen, settings } from './testing/documents.ts';
import { textOf, textsAt } from './testing/xml.ts';

const render = (document: FiscalDocument) => renderDocument(document, settings, certificate, { noteReason: '06' });

test('[FIS-05] a boleta is signed, valid and says what was sold', () => {
  const { xml, stamp, sha256 } = render(aBoleta());
  const at = (xpath: string) => textsAt(xml, xpath).join('|');
  assert.deepEqual(schemaProblems(xml), []);
  assert.match(verifyXml(textOf(xml))[0]?.signed[0] ?? '', /^<Invoice .*B001-1241.*<\/Invoice>$/);
  assert.equal(sha256, createHash('sha256').update(xml).digest('hex'));
  assert.deepEqual(stamp, {
    symbology: 'qrcode',
    text: '20100070970|03|B001|1241|18.00|118.00|2027-03-05|1|45678912|',
  });
  assert.equal(fileNameOf(aBoleta()), '20100070970-03-B001-1241');
  assert.equal(at('/*/cbc:*'), `2.1|2.0|B001-1241|2027-03-05|20:30:15|03|CIENTO DIECIOCHO CON 00/100 SOLES|PEN`);
  assert.equal(at('/*/cbc:InvoiceTypeCode/@listID | /*/cbc:Note/@languageLocaleID'), '0101|1000');
  assert.equal(at('//cac:AccountingCustomerParty//cbc:ID/@schemeID'), '1');
  assert.equal(at('//cac:AccountingCustomerParty//cbc:*'), '45678912|Rosa Ñique <Díaz>');
  assert.equal(at('/*/cac:TaxTotal//cbc:*'), '18.00|100.00|18.00|1000|IGV|VAT');
  assert.equal(at('/*/cac:LegalMonetaryTotal/cbc:*'), '100.00|118.00|118.00');
  assert.equal(at('//cac:InvoiceLine/cbc:*'), '1|2|100.00');
  assert.equal(at('//cac:InvoiceLine/cac:PricingReference//cbc:PriceAmount'), '59.00');
  assert.equal(at('//cac:InvoiceLine/cac:Price/cbc:PriceAmount'), '50.00');
  assert.equal(at('//cac:InvoiceLine//cbc:TaxExemptionReasonCode'), '10');
  assert.equal(at('//cac:Item/cbc:Description'), 'Ida y vuelta al «Festival», Miraflores');
  assert.equal(at('//cac:PaymentTerms'), '');
});

test('[FIS-05] a factura names a RUC and is paid at once', () => {
  const { xml, stamp } = render(aFactura());
  assert.deepEqual(schemaProblems(xml), []);
  assert.deepEqual(textsAt(xml, '//cbc:InvoiceTypeCode'), ['01']);
  assert.deepEqual(textsAt(xml, '//cac:AccountingCustomerParty//cbc:ID/@schemeID'), ['6']);
  assert.deepEqual(textsAt(xml, '//cac:PaymentTerms/cbc:*'), ['FormaPago', 'Contado']);
  assert.equal(stamp.text, '20100070970|01|F001|7|18.00|118.00|2027-03-05|6|20131312955|');
});

for (const [corrected, id, code] of [
  [aBoleta(), 'B001-1241', '03'],
  [aFactura(), 'F001-7', '01'],
] as const) {
  test(`[FIS-05] a credit note of ${id} is signed, valid and names it`, () => {
    const { xml, stamp } = render(aCreditNote(corrected));
    assert.deepEqual(schemaProblems(xml), []);
    assert.equal(verifyXml(textOf(xml)).length, 1);
    assert.deepEqual(textsAt(xml, '//cac:DiscrepancyResponse/cbc:*'), [id, '06', 'Cancelación del evento']);
    assert.deepEqual(textsAt(xml, '//cac:BillingReference//cbc:*'), [id, code]);
    assert.equal(stamp.text.split('|')[1], '07');
  });
}

test('[FIS-05] a sale without tax is exonerado or inafecto, as the installation says', () => {
  const exempt = aBoleta({ taxPercent: 0, base: pen(11_800), tax: pen(0) });
  const schemes = (exemptAs: '20' | '30') =>
    textsAt(
      renderDocument(exempt, { ...settings, exemptAs }, certificate).xml,
      '//cbc:TaxExemptionReasonCode | /*/cac:TaxTotal//cac:TaxScheme/cbc:* | /*/cac:TaxTotal/cbc:TaxAmount',
    );
  assert.deepEqual(schemes('20'), ['0.00', '9997', 'EXO', 'VAT', '20']);
  assert.deepEqual(schemes('30'), ['0.00', '9998', 'INA', 'FRE', '30']);
});

test('[FIS-05] every amount names the currency of the document', () => {
  const eur = (minor: number) => ({ minor, currency: 'EUR' as const });
  const lines = aBoleta().lines.map((line) => ({ ...line, unitPrice: eur(5900), total: eur(11_800) }));
  const { xml } = render(aBoleta({ currency: 'EUR', lines, base: eur(10_000), tax: eur(1800), total: eur(11_800) }));
  assert.deepEqual([...new Set(textsAt(xml, '//@currencyID | //cbc:DocumentCurrencyCode'))], ['EUR']);
  assert.deepEqual(textsAt(xml, '//cbc:Note'), ['CIENTO DIECIOCHO CON 00/100 EUROS']);
  assert.throws(() => render(aBoleta({ currency: 'EUR' })), /^RangeError: base: is not in EUR$/);
});

test('[FIS-03] buyers are named by the codes of catalogue 06', () => {
  const identity = (buyer: FiscalDocument['buyer']) =>
    render(aBoleta({ buyer })).stamp.text.split('|').slice(7, 9).join();
  assert.equal(identity({ idKind: 'none', name: 'Clientes varios' }), '0,00000000');
  assert.equal(identity({ idKind: 'personal', taxId: '45.678.912', name: 'Ana' }), '1,45678912');
  assert.equal(identity({ idKind: 'personal', taxId: '001234567', name: 'Ana' }), '4,001234567');
  assert.equal(identity({ idKind: 'company', taxId: '20131312955', name: 'SUNAT' }), '6,20131312955');
  assert.equal(identity({ idKind: 'passport', taxId: 'ab123456', name: 'Ana' }), '7,AB123456');
});

const refused: [string, FiscalDocument][] = [
  ['buyer.taxId', aFactura({ buyer: { idKind: 'company', taxId: '20131312956', name: 'Dígito errado' } })],
  ['buyer.taxId', aBoleta({ buyer: { idKind: 'personal', taxId: '4567891', name: 'Siete dígitos' } })],
  ['buyer.idKind', aFactura({ buyer: { idKind: 'personal', taxId: '45678912', name: 'Ana' } })],
  ['buyer.name', aBoleta({ buyer: { idKind: 'none', name: ' ' } })],
  ['issuer.taxId', aBoleta({ issuer: { ...aBoleta().issuer, taxId: '20100070971' } })],
  ['issuer.districtCode', aBoleta({ issuer: { ...aBoleta().issuer, districtCode: '15' } })],
  ['issuer.country', aBoleta({ issuer: { ...aBoleta().issuer, country: 'CL' } })],
  ['series', aBoleta({ series: 'F001' })],
  ['series', aCreditNote(aFactura(), { series: 'BC01' })],
  ['number', aBoleta({ number: 100_000_000 })],
  ['number', aBoleta({ number: 0 })],
  ['lines', aBoleta({ lines: [] })],
  ['lines[0].quantity', aBoleta({ lines: aBoleta().lines.map((line) => ({ ...line, quantity: 0.5 })) })],
  ['lines[0].total', aBoleta({ lines: aBoleta().lines.map((line) => ({ ...line, total: pen(0) })) })],
  [
    'lines[0].description',
    aBoleta({ lines: aBoleta().lines.map((line) => ({ ...line, description: 'x'.repeat(501) })) }),
  ],
  ['total', aBoleta({ base: pen(9999) })],
  ['total', aBoleta({ base: pen(10_001), total: pen(11_801) })],
  ['tax', aBoleta({ base: pen(9997), tax: pen(1803) })],
  ['tax', aBoleta({ taxPercent: 0 })],
  ['taxPercent', aBoleta({ taxPercent: Number.NaN })],
  ['corrects', aCreditNote(aBoleta(), { corrects: undefined, series: 'FC01' })],
  ['total', aCreditNote(aBoleta(), { corrects: { ...aBoleta(), kind: 'simplified', total: pen(100) } })],
  ['reason', aCreditNote(aBoleta(), { reason: undefined })],
];
test('[FIS-03, FIS-05] what SUNAT would refuse is refused before it is signed, by the name of the field', () => {
  for (const [field, document] of refused) {
    assert.throws(
      () => render(document),
      (error) => error instanceof RangeError && error.message.startsWith(`${field}: `),
      field,
    );
  }
  assert.throws(() => renderDocument(aCreditNote(aBoleta()), settings, certificate), /^RangeError: noteReason: /);
});

test('[FIS-05] entities that somebody typed stay as they were typed', () => {
  const typed = 'Fila &lt;b&gt; de O&#39;Higgins &amp; <Cía>';
  const { xml } = render(aBoleta({ lines: aBoleta().lines.map((line) => ({ ...line, description: typed })) }));
  assert.deepEqual(textsAt(xml, '//cac:Item/cbc:Description'), [typed]);
});

test('[FIS-05] nothing is signed with a certificate that had expired', () => {
  const expired = readCertificate(testCertificate({ validUntil: new Date('2027-03-01T00:00:00Z') }), 'secreto');
  assert.throws(
    () => renderDocument(aBoleta(), settings, expired),
    (error) => error instanceof CertificateError && error.problem === 'expired',
  );
});
