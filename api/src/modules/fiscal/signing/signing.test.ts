import assert from 'node:assert/strict';
import { createHash, createVerify } from 'node:crypto';
import { test } from 'node:test';
import { assertValidAt, CertificateError, type CertificateProblem, readCertificate } from './certificate.ts';
import { signXml } from './sign.ts';
import { testCertificate } from './testing/certificate.ts';
import { SignatureError, verifyXml } from './verify.ts';
import { withDocument } from './with-document.ts';

const certificate = readCertificate(testCertificate(), 'secreto');
const fails = (problem: CertificateProblem) => (error: unknown) =>
  error instanceof CertificateError && error.problem === problem && error.message.length > 20;

const document =
  '<?xml version="1.0" encoding="UTF-8"?><f:factura xmlns:f="urn:f" xmlns:x="urn:sin-uso" f:b="2" a="1"><f:firma/>' +
  "<f:total moneda='PEN'>118.00</f:total><f:vacío></f:vacío><f:nota>Ñandú &amp; «Cía» &lt; 3</f:nota></f:factura>";
const place = { xpath: "//*[local-name()='firma']", action: 'append' } as const;
const ds = { ds: 'http://www.w3.org/2000/09/xmldsig#' };

test('[FIS-05] a certificate file is read with key, subject and validity', () => {
  assert.equal(certificate.subject, 'CN=EMPRESA DE PRUEBA SAC, OU=20100070970, C=PE');
  assert.equal(certificate.validFrom.toISOString(), '2026-01-01T00:00:00.000Z');
  assert.equal(certificate.validUntil.toISOString(), '2029-01-01T00:00:00.000Z');
  assert.match(certificate.privateKey, /^-----BEGIN PRIVATE KEY-----/);
  assert.match(certificate.certificate, /^-----BEGIN CERTIFICATE-----/);
  assertValidAt(certificate, new Date('2027-03-05T20:00:00Z'));
});

test('[FIS-05] a certificate that cannot sign says why', () => {
  assert.throws(() => readCertificate(testCertificate(), 'otra'), fails('wrong-password'));
  assert.throws(() => readCertificate(testCertificate(), ''), fails('wrong-password'));
  assert.throws(() => readCertificate(Buffer.from('no es un certificado'), 'x'), fails('unreadable'));
  assert.throws(() => readCertificate(Buffer.from('3003020101', 'hex'), 'x'), fails('unreadable'));
  assert.throws(() => readCertificate(testCertificate({ without: 'key' }), 'secreto'), fails('no-key'));
  assert.throws(() => readCertificate(testCertificate({ without: 'certificate' }), 'secreto'), fails('no-certificate'));
  assert.throws(() => assertValidAt(certificate, new Date('2029-01-01T00:00:01Z')), fails('expired'));
  assert.throws(() => assertValidAt(certificate, new Date('2025-12-31T23:59:59Z')), fails('not-valid-yet'));
});

for (const algorithm of ['rsa-sha1', 'rsa-sha256'] as const) {
  test(`[FIS-05, FIS-06] a document is signed with ${algorithm}, and canonicalized as libxml2 does`, () => {
    const xml = signXml(document, certificate, { algorithm, place, prefix: 'ds', id: 'Firma' });
    const [verified] = verifyXml(xml);
    assert.equal(verified?.certificate.replace(/\s/g, ''), certificate.certificate.replace(/\s/g, ''));
    assert.match(verified?.signed[0] ?? '', /Ñandú &amp; «Cía» &lt; 3/);

    // The same by other means: libxml2 canonicalizes, Node computes digest and signature.
    withDocument(xml, (signed) => {
      const textOf = (name: string) => signed.get(`//ds:${name}`, ds)?.content ?? '';
      const [digestValue, signatureValue] = [textOf('DigestValue'), textOf('SignatureValue')];
      const hash = algorithm === 'rsa-sha1' ? 'sha1' : 'sha256';
      const signedInfo = signed.get('//ds:SignedInfo', ds)?.canonicalizeToString() ?? '';
      assert.ok(createVerify(hash).update(signedInfo).verify(certificate.certificate, signatureValue, 'base64'));
      signed.get('//ds:Signature', ds)?.remove();
      assert.equal(createHash(hash).update(signed.canonicalizeToString()).digest('base64'), digestValue);
    });
  });
}

test('[FIS-06] one element is signed by its ID, with the public key, and the signature stands beside it', () => {
  const envelope = '<Envio xmlns="urn:sii"><Set ID="SetDoc"><Folio>1</Folio></Set></Envio>';
  const xml = signXml(envelope, certificate, {
    algorithm: 'rsa-sha1',
    place: { xpath: '/*', action: 'append' },
    signedId: 'SetDoc',
    transform: 'c14n',
    keyValue: true,
  });
  assert.match(xml, /<Reference URI="#SetDoc"><Transforms><Transform Algorithm="[^"]*REC-xml-c14n-20010315"\/>/);
  assert.match(xml, /<KeyInfo><KeyValue><RSAKeyValue><Modulus>[^<]+<\/Modulus><Exponent>AQAB<\/Exponent>/);
  assert.deepEqual(verifyXml(xml)[0]?.signed, ['<Set xmlns="urn:sii" ID="SetDoc"><Folio>1</Folio></Set>']);
  const twice = signXml(xml, certificate, { algorithm: 'rsa-sha1', place: { xpath: '/*', action: 'append' } });
  assert.equal(verifyXml(twice).length, 2, 'a signature within a signed document holds too');
});

test('[FIS-05] a changed document, another key and a missing signature are told', () => {
  const xml = signXml(document, certificate, { algorithm: 'rsa-sha256', place });
  assert.throws(() => verifyXml(xml.replace('118.00', '18.00')), SignatureError);
  assert.throws(() => verifyXml(xml.replace('moneda="PEN"', 'moneda="EUR"')), SignatureError);
  assert.throws(() => verifyXml(xml.replace(/(<SignatureValue>)../, '$1AA')), SignatureError);
  assert.throws(() => verifyXml(document), /no signature/);
  assert.throws(() => verifyXml('<sin'), SignatureError);
  const nowhere = { xpath: "//*[local-name()='otra']", action: 'append' } as const;
  assert.throws(() => signXml(document, certificate, { algorithm: 'rsa-sha256', place: nowhere }), /not found/);
});
