import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { renderAlta } from './alta.ts';
import { renderAnulacion } from './anulacion.ts';
import { maxRecords, renderEnvelope } from './envelope.ts';
import { assertValid } from './schema.ts';
import { aCorrection, aDocument, anInvoice, place } from './testing/spanish-documents.ts';

const invoice = anInvoice(12_100);
const { issuer } = invoice;
const first = renderAlta(invoice, place());
const second = renderAlta(aCorrection(invoice, 1000), place({ position: 2, previous: first.link }));
const third = renderAnulacion(aDocument(100), { ...place(), position: 3, previous: second.link });
const records = [first.xml, second.xml, third.xml];

/** What the SOAP body holds. The namespaces that the envelope declares are declared there. */
function bodyOf(envelope: Uint8Array): Buffer {
  const text = Buffer.from(envelope).toString();
  const namespaces = [...text.matchAll(/ xmlns:(sum|sf)="[^"]+"/g)].map(([declaration]) => declaration).join('');
  const [, body = ''] = /<soapenv:Body>(.*)<\/soapenv:Body>/s.exec(text) ?? [];
  return Buffer.from(body.replace('<sum:RegFactuSistemaFacturacion', `$&${namespaces}`));
}

test('[FIS-04] an envelope holds the records byte for byte, and is valid', () => {
  const envelope = renderEnvelope(issuer, records);
  assertValid(bodyOf(envelope), 'SuministroLR');
  for (const xml of records) assert.ok(Buffer.from(envelope).includes(Buffer.from(xml)));
  assert.doesNotMatch(Buffer.from(envelope).toString(), /RemisionVoluntaria/);
});

test('[FIS-04] records that are sent late say so', () => {
  const envelope = renderEnvelope(issuer, records, true);
  assertValid(bodyOf(envelope), 'SuministroLR');
  assert.match(Buffer.from(envelope).toString(), /<sf:RemisionVoluntaria><sf:Incidencia>S</);
});

test('[FIS-04] an envelope holds 1 to 1000 records', () => {
  const many = Array.from({ length: maxRecords }, () => first.xml);
  assertValid(bodyOf(renderEnvelope(issuer, many)), 'SuministroLR');
  assert.throws(() => renderEnvelope(issuer, [...many, first.xml]), /records are not 1 to 1000/);
  assert.throws(() => renderEnvelope(issuer, []), /records are not 1 to 1000/);
  assert.throws(() => renderEnvelope({ ...issuer, taxId: '1' }, records), /issuer.taxId is no NIF: 1/);
});

const noXmllint = spawnSync('xmllint', ['--version']).error ? 'xmllint is not installed' : false;

test('[FIS-04] xmllint finds an envelope valid', { skip: noXmllint }, () => {
  const schema = join(import.meta.dirname, 'schemas/SuministroLR.xsd');
  const input = bodyOf(renderEnvelope(issuer, records, true));
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, '-'], { input });
  assert.equal(status, 0, stderr.toString());
});
