import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CertificateError } from '../signing/certificate.ts';
import { verifyXml } from '../signing/verify.ts';
import { hasXmllint } from '../testing/xmllint.ts';
import { renderEnvelope } from './envelope.ts';
import { schemaProblems } from './schema.ts';
import type { SendOptions } from './send-file.ts';
import { isTedSigned, tedOf } from './ted.ts';
import { aBoleta, aCreditNote, anExemptBoleta, certificate, clp, render, settings } from './testing/documents.ts';
import { heldSignatures, textsAt, xmllintProblems } from './testing/xml.ts';
import { toText } from './xml.ts';

const options: SendOptions = {
  settings,
  certificate,
  signedAt: new Date('2027-03-06T02:00:05Z'),
  timeZone: 'America/Santiago',
};
const quoted = { idKind: 'personal', taxId: '11111111-1', name: 'Ana "O\'Higgins" & Cía' } as const;
const boletas = [aBoleta(), aBoleta({ number: 1042, buyer: quoted }), anExemptBoleta()].map(
  (document) => render(document).xml,
);

test('[FIS-06] an envelope of boletas is signed, valid and says what is in it', () => {
  const { xml, sha256 } = renderEnvelope(boletas, options);
  assert.deepEqual(schemaProblems(xml, 'EnvioBOLETA_v11'), []);
  if (hasXmllint) assert.equal(xmllintProblems(xml, 'EnvioBOLETA_v11.xsd'), '');
  assert.deepEqual(textsAt(xml, '//s:Caratula/s:*[not(s:*)]'), [
    ...['76123456-0', '11111111-1', '60803000-K', '2027-01-15', '0', '2027-03-05T23:00:05'],
  ]);
  assert.deepEqual(textsAt(xml, '//s:SubTotDTE/s:*'), ['39', '2', '41', '1']);
  assert.deepEqual(textsAt(xml, '//s:SetDTE/s:DTE//s:IdDoc/s:Folio'), ['1041', '1042', '7']);
  assert.match(
    toText(xml),
    /^<\?xml version="1.0" encoding="ISO-8859-1"\?>\n<EnvioBOLETA xmlns="http:\/\/www.sii.cl\/SiiDte"/,
  );
  assert.match(toText(xml), /xsi:schemaLocation="http:\/\/www.sii.cl\/SiiDte EnvioBOLETA_v11.xsd"/);
  assert.match(sha256, /^[\da-f]{64}$/);
});

test('[FIS-06] every signature of an envelope holds, in it and taken out of it', () => {
  const { xml } = renderEnvelope(boletas, options);
  assert.deepEqual(heldSignatures(xml, certificate.certificate), { all: 4, held: 4 });
  assert.equal(verifyXml(toText(xml)).length, 4);
  const inEnvelope = toText(xml).match(/<DTE .*?<\/DTE>/gs) ?? [];
  assert.deepEqual(
    inEnvelope,
    boletas.map((boleta) => toText(boleta).replace(/^.*\n/, '')),
    'as they were signed',
  );
  for (const dte of inEnvelope) {
    const alone = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${dte}`, 'latin1');
    assert.deepEqual(heldSignatures(alone, certificate.certificate), { all: 1, held: 1 });
    assert.ok(isTedSigned(tedOf(dte) ?? ''));
  }
});

test('[FIS-06] credit notes have an envelope of their own', () => {
  const { xml } = renderEnvelope([render(aCreditNote(aBoleta())).xml], options);
  assert.deepEqual(textsAt(xml, '/s:EnvioDTE//s:SubTotDTE/s:*'), ['61', '1']);
  assert.match(toText(xml), /EnvioDTE_v10.xsd/);
  assert.deepEqual(heldSignatures(xml, certificate.certificate), { all: 2, held: 2 });
});

test('[FIS-06] an envelope that the SII would refuse is not written', () => {
  const other = aBoleta();
  const refused: [string, Uint8Array[], Partial<SendOptions>?][] = [
    ['documents', []],
    ['documents', Array.from({ length: 501 }, () => boletas[0] as Uint8Array)],
    ['documents[0]', [Buffer.from('<DTE xmlns="http://www.sii.cl/SiiDte"/>')]],
    ['documents[1]', [...boletas.slice(0, 1), render(aCreditNote(other, { total: clp(11_900) })).xml]],
    [
      'documents[1]',
      [
        ...boletas.slice(0, 1),
        Buffer.from(toText(boletas[1] as Uint8Array).replaceAll('76123456-0', '60803000-K'), 'latin1'),
      ],
    ],
    ['senderTaxId', boletas, { settings: { ...settings, senderTaxId: '11111111-2' } }],
    ['resolution.date', boletas, { settings: { ...settings, resolution: { date: '15-01-2027', number: 0 } } }],
  ];
  for (const [field, documents, changes] of refused) {
    assert.throws(
      () => renderEnvelope(documents, { ...options, ...changes }),
      (error) => error instanceof RangeError && error.message.startsWith(`${field}: `),
      field,
    );
  }
  assert.throws(() => renderEnvelope(boletas, { ...options, signedAt: new Date('2030-01-01') }), CertificateError);
});
