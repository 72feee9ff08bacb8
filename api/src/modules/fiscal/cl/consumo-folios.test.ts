import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasXmllint } from '../testing/xmllint.ts';
import { type FolioDay, renderFolioConsumption } from './consumo-folios.ts';
import { schemaProblems } from './schema.ts';
import { aBoleta, aCreditNote, anExemptBoleta, certificate, clp, settings } from './testing/documents.ts';
import { heldSignatures, textsAt, xmllintProblems } from './testing/xml.ts';

const options = {
  ...{ settings, certificate, signedAt: new Date('2027-03-06T12:00:00Z'), timeZone: 'America/Santiago' },
};
const aDay = (changes: Partial<FolioDay> = {}): FolioDay => ({
  issuerTaxId: '76123456-0',
  day: '2027-03-05',
  documents: [
    ...[1043, 1041, 1042, 1050].map((number) => aBoleta({ number })),
    anExemptBoleta(),
    aCreditNote(aBoleta()),
  ],
  voided: [{ type: 39, folio: 1044 }],
  sequence: 1,
  ...changes,
});

test('[FIS-06] the folios of a day are reported by type and range, signed and valid', () => {
  const { xml } = renderFolioConsumption(aDay(), options);
  assert.deepEqual(schemaProblems(xml, 'ConsumoFolio_v10'), []);
  if (hasXmllint) assert.equal(xmllintProblems(xml, 'ConsumoFolio_v10.xsd'), '');
  assert.deepEqual(heldSignatures(xml, certificate.certificate), { all: 1, held: 1 });
  assert.deepEqual(textsAt(xml, '//s:Caratula/s:*'), [
    ...['76123456-0', '11111111-1', '2027-01-15', '0', '2027-03-05', '2027-03-05', '1', '2027-03-06T09:00:00'],
  ]);
  const summary = (type: number) => textsAt(xml, `//s:Resumen[s:TipoDocumento=${type}]//*[not(s:*)]`).join(' ');
  assert.equal(summary(39), '39 40000 7600 19 0 47600 4 1 5 1041 1043 1050 1050 1044 1044');
  assert.equal(summary(41), '41 0 0 11900 11900 1 0 1 7 7');
  assert.equal(summary(61), '61 10000 1900 19 0 11900 1 0 1 3 3');
});

test('[FIS-06] a day without documents is reported too', () => {
  const { xml } = renderFolioConsumption(aDay({ documents: [], voided: [], sequence: 2 }), options);
  assert.deepEqual(textsAt(xml, '//s:SecEnvio | //s:Resumen/s:*'), ['2', '39', '0', '0', '0', '0', '0', '0', '0']);
});

test('[FIS-06] a report of folios that the SII would refuse is not written', () => {
  const refused: [string, Partial<FolioDay>][] = [
    ['documents', { documents: [aBoleta(), aBoleta()] }],
    ['documents', { voided: [{ type: 39, folio: 1041 }] }],
    [
      'documents',
      { documents: [aBoleta(), aBoleta({ number: 1042, taxPercent: 18, base: clp(10_085), tax: clp(1815) })] },
    ],
    ['documents[0].issuedAt', { day: '2027-03-06' }],
    ['documents[0].issuer', { issuerTaxId: '60803000-K' }],
    ['day', { day: '5-3-2027' }],
    ['sequence', { sequence: 0 }],
  ];
  for (const [field, changes] of refused) {
    assert.throws(
      () => renderFolioConsumption(aDay(changes), options),
      (error) => error instanceof RangeError && error.message.startsWith(`${field}: `),
      field,
    );
  }
});
