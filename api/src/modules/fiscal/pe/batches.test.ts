import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyXml } from '../signing/verify.ts';
import { hasXmllint } from '../testing/xmllint.ts';
import type { BatchOptions } from './batch.ts';
import { renderDailySummary, type SummaryEntry } from './daily-summary.ts';
import { renderDocument } from './render-document.ts';
import { schemaProblems } from './schema.ts';
import { aBoleta, aCreditNote, aFactura, certificate, pen, settings } from './testing/documents.ts';
import { textOf, textsAt, xmllintProblems } from './testing/xml.ts';
import { renderVoidedDocuments } from './voided-documents.ts';

const options: BatchOptions = { settings, certificate, sentAt: new Date('2027-03-07T04:30:00Z'), number: 12 };
const issued = (document: SummaryEntry['document']): SummaryEntry => ({ document, status: 'issued' });
const refuses = (field: string, render: () => unknown) =>
  assert.throws(render, (error) => error instanceof RangeError && error.message.startsWith(`${field}: `), field);

test('[FIS-05] a daily summary reports and annuls boletas and their notes, signed and valid', () => {
  const anonymous = aBoleta({ number: 1242, buyer: { idKind: 'none', name: 'Clientes varios' } });
  const exempt = aBoleta({ number: 1243, taxPercent: 0, base: pen(11_800), tax: pen(0) });
  const { id, fileName, xml, sha256 } = renderDailySummary(
    [issued(anonymous), issued(exempt), issued(aCreditNote(aBoleta())), { document: aBoleta(), status: 'annulled' }],
    options,
  );
  assert.deepEqual([id, fileName], ['RC-20270306-12', '20100070970-RC-20270306-12']);
  assert.match(sha256, /^[0-9a-f]{64}$/);
  assert.deepEqual(schemaProblems(xml), []);
  assert.equal(verifyXml(textOf(xml)).length, 1);
  assert.deepEqual(textsAt(xml, '/*/cbc:*'), ['2.0', '1.1', 'RC-20270306-12', '2027-03-05', '2027-03-06']);
  const lines = [1, 2, 3, 4].map((line) => textsAt(xml, `//sac:SummaryDocumentsLine[${line}]//*[not(*)]`).join(' '));
  assert.deepEqual(lines, [
    '1 03 B001-1242 00000000 0 1 118.00 100.00 01 18.00 18.00 1000 IGV VAT',
    '2 03 B001-1243 45678912 1 1 118.00 118.00 02 0.00 0.00 1000 IGV VAT',
    '3 07 BC01-3 45678912 1 B001-1241 03 1 118.00 100.00 01 18.00 18.00 1000 IGV VAT',
    '4 03 B001-1241 45678912 1 3 118.00 100.00 01 18.00 18.00 1000 IGV VAT',
  ]);
});

test('[FIS-05] a communication of annulment names facturas and their notes, signed and valid', () => {
  const { id, fileName, xml } = renderVoidedDocuments(
    [
      { document: aFactura(), reason: 'Datos errados' },
      { document: aCreditNote(aFactura()), reason: 'Duplicada' },
    ],
    options,
  );
  assert.deepEqual([id, fileName], ['RA-20270306-12', '20100070970-RA-20270306-12']);
  assert.deepEqual(schemaProblems(xml), []);
  assert.equal(verifyXml(textOf(xml)).length, 1);
  assert.deepEqual(textsAt(xml, '/*/cbc:*'), ['2.0', '1.0', 'RA-20270306-12', '2027-03-05', '2027-03-06']);
  assert.deepEqual(textsAt(xml, '//sac:VoidedDocumentsLine/*'), [
    ...['1', '01', 'F001', '7', 'Datos errados'],
    ...['2', '07', 'FC01', '3', 'Duplicada'],
  ]);
});

test('[FIS-05] a file has up to 500 documents, of one issuer and one day', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => issued(aBoleta({ number: index + 1 })));
  assert.equal(textsAt(renderDailySummary(many(500), options).xml, '//cbc:LineID').length, 500);
  refuses('documents', () => renderDailySummary(many(501), options));
  refuses('documents', () => renderDailySummary([], options));
  const nextDay = aBoleta({ number: 2, issuedAt: new Date('2027-03-06T05:00:00Z') });
  refuses('documents[1].issuedAt', () => renderDailySummary([issued(aBoleta()), issued(nextDay)], options));
  const ofAnother = aBoleta({ number: 2, issuer: { ...aBoleta().issuer, taxId: '20131312955' } });
  refuses('documents[1].issuer', () => renderDailySummary([issued(aBoleta()), issued(ofAnother)], options));
  const before = new Date('2027-03-05T04:59:59Z');
  refuses('sentAt', () => renderDailySummary([issued(aBoleta())], { ...options, sentAt: before }));
  refuses('number', () => renderDailySummary([issued(aBoleta())], { ...options, number: 0 }));
});

test('[FIS-05] boletas are annulled in a summary, facturas in a communication', () => {
  refuses('entries[1]', () => renderDailySummary([issued(aBoleta()), issued(aFactura())], options));
  refuses('entries[1]', () => renderDailySummary([issued(aBoleta()), issued(aBoleta())], options));
  refuses('entries[0]', () => renderVoidedDocuments([{ document: aBoleta(), reason: 'No va' }], options));
  refuses('entries[0].reason', () => renderVoidedDocuments([{ document: aFactura(), reason: ' ' }], options));
});

test('[FIS-05] xmllint finds the same documents valid', { skip: !hasXmllint }, () => {
  const invoice = (document: SummaryEntry['document']) =>
    renderDocument(document, settings, certificate, { noteReason: '01' }).xml;
  const documents = {
    '2.1/maindoc/UBL-Invoice-2.1.xsd': [invoice(aBoleta()), invoice(aFactura())],
    '2.1/maindoc/UBL-CreditNote-2.1.xsd': [invoice(aCreditNote(aBoleta()))],
    '2.0/maindoc/UBL-SummaryDocuments-2.0.xsd': [renderDailySummary([issued(aBoleta())], options).xml],
    '2.0/maindoc/UBL-VoidedDocuments-2.0.xsd': [
      renderVoidedDocuments([{ document: aFactura(), reason: 'Datos errados' }], options).xml,
    ],
  };
  for (const [schema, xmls] of Object.entries(documents)) {
    for (const xml of xmls) assert.equal(xmllintProblems(xml, schema), '');
  }
  assert.match(
    xmllintProblems(invoice(aBoleta()), '2.1/maindoc/UBL-CreditNote-2.1.xsd'),
    /No matching global declaration/,
  );
});
