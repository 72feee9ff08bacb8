import forge from 'node-forge';

interface TestCertificate {
  password?: string;
  legalName?: string;
  taxId?: string;
  country?: string;
  validFrom?: Date;
  validUntil?: Date;
  /** Leaves out the private key, or has the certificate of another one. */
  without?: 'key' | 'certificate';
}

const keys = forge.pki.rsa.generateKeyPair({ bits: 2048 });
const newOtherKeys = () => forge.pki.rsa.generateKeyPair({ bits: 1024 });

/**
 * Makes a self-signed certificate as PKCS#12. Only for tests and the demo: authorities accept certificates of registered
 * issuers.
 */
export function testCertificate({
  password = 'secreto',
  legalName = 'EMPRESA DE PRUEBA SAC',
  taxId = '20100070970',
  country = 'PE',
  validFrom = new Date('2026-01-01T00:00:00Z'),
  validUntil = new Date('2029-01-01T00:00:00Z'),
  without,
}: TestCertificate = {}): Uint8Array {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = without === 'certificate' ? newOtherKeys().publicKey : keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = validFrom;
  certificate.validity.notAfter = validUntil;
  const name = [
    { name: 'commonName', value: legalName },
    { name: 'organizationalUnitName', value: taxId },
    { name: 'countryName', value: country },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const store = forge.pkcs12.toPkcs12Asn1(without === 'key' ? null : keys.privateKey, certificate, password, {
    algorithm: '3des',
    count: 1, // it protects nothing
  });
  return Buffer.from(forge.asn1.toDer(store).getBytes(), 'binary');
}
