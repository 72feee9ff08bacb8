import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { FiscalDocument } from '../fiscal-document.ts';
import { CertificateError, readCertificate } from '../signing/certificate.ts';
import { testCertificate } from '../signing/testing/certificate.ts';
import { verifyXml } from '../signing/verify.ts';
import { hasXmllint } from '../testing/xmllint.ts';
import { readCaf } from './caf.ts';
import { renderDocument } from './render-document.ts';
import { schemaProblems } from './schema.ts';
import { isTedSigned, tedOf } from './ted.ts';
import { testCaf } from './testing/caf.ts';
import { aBoleta, aCreditNote, anExemptBoleta, certificate, clp, render, settings } from './testing/documents.ts';
import { heldSignatures, textsAt, xmllintProblems } from './testing/xml.ts';
import { toText } from './xml.ts';

const at = (document: FiscalDocument, xpath: string) => textsAt(render(document).xml, xpath).join('|');

test('[FIS-06] a boleta is stamped, signed, valid and says what was sold', () => {
  const { xml, stamp, sha256 } = render(aBoleta());
  const text = toText(xml);
  assert.deepEqual(schemaProblems(xml, 'boleta'), []);
  assert.deepEqual(heldSignatures(xml, certificate.certificate), { all: 1, held: 1 });
  assert.match(verifyXml(text)[0]?.signed[0] ?? '', /^<Documento .*<Folio>1041<\/Folio>.*<\/Documento>$/s);
  assert.equal(sha256, createHash('sha256').update(xml).digest('hex'));
  assert.deepEqual(stamp, { symbology: 'pdf417', text: tedOf(text) });
  assert.ok(isTedSigned(stamp.text));
  const parts = ['//s:IdDoc/s:*', '//s:Emisor/s:*', '//s:Receptor/s:*', '//s:Totales/s:*', '//s:Detalle/s:*'];
  assert.deepEqual(
    parts.map((xpath) => textsAt(xml, xpath).join('|')),
    [
      '39|1041|2027-03-05|3',
      "76123456-0|Viajes & Ñandú SpA|Transporte de pasajeros|Av. O'Higgins 123|Santiago|Santiago",
      '66666666-6|Sin nombre',
      '10000|1900|11900',
      '1|Ida y vuelta al «Festival», Viña|2|5950|11900',
    ],
  );
  assert.deepEqual(textsAt(xml, '//s:DD/s:*[not(s:*)] | //s:TmstFirma'), [
    ...['76123456-0', '39', '1041', '2027-03-05', '66666666-6', 'Sin nombre', '11900'],
    ...['Ida y vuelta al «Festival», Viña', '2027-03-05T22:30:15', '2027-03-05T22:30:15'],
  ]);
  assert.ok(text.includes('encoding="ISO-8859-1"') && text.includes('Viña'), 'one byte for each character');
});

test('[FIS-06] an exempt boleta has no IVA, and every line says so', () => {
  assert.deepEqual(schemaProblems(render(anExemptBoleta()).xml, 'boleta'), []);
  assert.equal(at(anExemptBoleta(), '//s:TipoDTE | //s:DD/s:TD'), '41|41');
  assert.equal(at(anExemptBoleta(), '//s:Totales/s:*'), '11900|11900');
  assert.equal(at(anExemptBoleta(), '//s:MntExe | //s:IndExe'), '11900|1');
});

test('[FIS-06] a credit note annuls a boleta, or corrects its amounts', () => {
  const note = aCreditNote(aBoleta());
  const { xml } = render(note);
  assert.deepEqual(schemaProblems(xml, 'DTE_v10'), []);
  if (hasXmllint) assert.equal(xmllintProblems(xml, 'DTE_v10.xsd'), '');
  assert.equal(at(note, '//s:IdDoc/s:*'), '61|3|2027-03-05|1');
  assert.equal(at(note, '//s:Referencia/s:*'), '1|39|1041|2027-03-05|1|Cancelación del evento');
  assert.equal(at(note, '//s:Totales/s:*'), '10000|19|1900|11900');
  assert.equal(at(note, '//s:Acteco'), '492290');
  const lines = [{ description: 'Un pasaje', quantity: 1, unitPrice: clp(5950), total: clp(5950) }];
  const partial = aCreditNote(aBoleta(), { lines, base: clp(5000), tax: clp(950), total: clp(5950) });
  assert.equal(at(partial, '//s:CodRef | //s:MntTotal'), '5950|3');
  const exempt = aCreditNote(anExemptBoleta());
  assert.equal(at(exempt, '//s:TpoDocRef | //s:FolioRef | //s:Totales/s:* | //s:IndExe'), '11900|11900|1|41|7');
});

test('[FIS-06] a discount and a long description have their places', () => {
  const description = `${'Traslado especial '.repeat(6)}fin`;
  const lines = [{ description, quantity: 3, unitPrice: clp(5000), total: clp(11_900) }];
  const { xml, stamp } = render(aBoleta({ lines }));
  assert.deepEqual(textsAt(xml, '//s:Detalle/s:*'), [
    ...['1', description.slice(0, 80).trim(), description, '3', '5000', '3100', '11900'],
  ]);
  assert.match(stamp.text, /<IT1>Traslado especial Traslado especial Tras<\/IT1>/);
  const free = { description: 'Cortesía', quantity: 1, unitPrice: clp(0), total: clp(0) };
  assert.equal(at(aBoleta({ lines: [...aBoleta().lines, free] }), '//s:Detalle[2]/s:*'), '2|Cortesía|1|0');
});

test('[FIS-03, FIS-06] buyers are named by RUT or RUN', () => {
  const recipient = (buyer: FiscalDocument['buyer']) =>
    at(aBoleta({ buyer }), '//s:Receptor/s:* | //s:DD/s:RR | //s:DD/s:RSR');
  assert.equal(recipient({ idKind: 'personal', taxId: '11.111.111-1', name: 'Ana' }), '11111111-1|Ana|11111111-1|Ana');
  assert.equal(
    recipient({ idKind: 'company', taxId: '60803000k', name: 'Cía <&> "Uno"', address: 'Calle 1' }),
    '60803000-K|Cía <&> "Uno"|Calle 1|60803000-K|Cía <&> "Uno"',
  );
  const name = 'Ana María '.repeat(6).trim();
  const long = { idKind: 'personal', taxId: '11111111-1', name } as const;
  assert.equal(recipient(long), `11111111-1|${name}|11111111-1|${name.slice(0, 39)}`);
  assert.equal(recipient({ idKind: 'passport', taxId: 'AB1', name: 'Zoë' }), '66666666-6|Zoë|66666666-6|Zoë');
});

test('[FIS-06] texts of any script are written in ISO-8859-1, and stamped as they stand', () => {
  const lines = [
    {
      description: '“Año” – O’Higgins & Łódź &lt; &#39; 東京 🎉 5 €…',
      quantity: 1,
      unitPrice: clp(11_900),
      total: clp(11_900),
    },
  ];
  const { xml, stamp } = render(aBoleta({ lines }));
  const written = '"Año" - O\'Higgins & Lódz &lt; &#39; ?? 5 EUR...';
  assert.deepEqual(textsAt(xml, '//s:NmbItem'), [written]);
  assert.deepEqual(textsAt(xml, '//s:IT1'), [written.slice(0, 40).trim()]);
  assert.match(stamp.text, /<IT1>&quot;Año&quot; - O&apos;Higgins &amp; Lódz &amp;lt; /);
  assert.ok(toText(xml).includes(stamp.text), 'printed as it stands in the XML');
  assert.ok(isTedSigned(stamp.text));
});

test('[FIS-06] nothing is signed with a certificate that had expired', () => {
  const expired = readCertificate(testCertificate({ validUntil: new Date('2027-03-01T00:00:00Z') }), 'secreto');
  assert.throws(
    () => renderDocument(aBoleta(), { settings, caf: readCaf(testCaf()), certificate: expired }),
    (error) => error instanceof CertificateError && error.problem === 'expired',
  );
});
