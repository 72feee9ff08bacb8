import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unpackDocument } from './archive.ts';
import { fileNameOf } from './document-id.ts';
import { renderDocument } from './render-document.ts';
import { getStatus, getStatusCdr, sendBill, sendSummary } from './soap-request.ts';
import { aFactura, certificate, settings } from './testing/documents.ts';
import { textsAt } from './testing/xml.ts';

const user = { ruc: '20100070970', user: 'MODDATOS', password: 'a<b>&"c&lt;&#39;' };
const inBody = (body: string, name: string) => textsAt(Buffer.from(body), `//*[local-name()='${name}']`)[0] ?? '';

test('[FIS-05] a factura is packed, named and posted with user and password', () => {
  const { xml } = renderDocument(aFactura(), settings, certificate);
  const { headers, body } = sendBill(user, fileNameOf(aFactura()), xml);
  assert.deepEqual(headers, { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: '"urn:sendBill"' });
  assert.equal(inBody(body, 'Username'), '20100070970MODDATOS');
  assert.equal(inBody(body, 'Password'), user.password);
  assert.equal(inBody(body, 'fileName'), '20100070970-01-F001-7.zip');
  const sent = unpackDocument(Buffer.from(inBody(body, 'contentFile'), 'base64'));
  assert.deepEqual(sent, { fileName: '20100070970-01-F001-7', xml: new Uint8Array(xml) });
  assert.equal(sendBill(user, fileNameOf(aFactura()), xml).body, body, 'a second post is the same, byte by byte');
});

test('[FIS-05] the other operations have their parameters', () => {
  const summary = sendSummary(user, '20100070970-RC-20270306-1', Buffer.from('<x/>'));
  assert.equal(summary.headers.SOAPAction, '"urn:sendSummary"');
  assert.equal(inBody(summary.body, 'fileName'), '20100070970-RC-20270306-1.zip');
  assert.equal(inBody(getStatus(user, '1500523236696').body, 'ticket'), '1500523236696');
  const lookUp = getStatusCdr(user, aFactura()).body;
  const asked = ['rucComprobante', 'tipoComprobante', 'serieComprobante', 'numeroComprobante'];
  assert.deepEqual(
    asked.map((name) => inBody(lookUp, name)),
    ['20100070970', '01', 'F001', '7'],
  );
});
