import forge from 'node-forge';

/** What an authority's certificate is used for: signing. */
export interface SigningCertificate {
  /** PKCS#8, PEM. A secret: neither logged nor stored beside documents. */
  privateKey: string;
  /** X.509, PEM. */
  certificate: string;
  /** As attributes of the certificate: `CN=EMPRESA SAC, serialNumber=20123456789, C=PE`. */
  subject: string;
  validFrom: Date;
  validUntil: Date;
}

export type CertificateProblem =
  | 'missing'
  | 'unreadable'
  | 'wrong-password'
  | 'no-key'
  | 'no-certificate'
  | 'not-valid-yet'
  | 'expired';

const messages: Record<CertificateProblem, string> = {
  missing: 'There is no certificate to sign with.',
  unreadable: 'The file is no PKCS#12 certificate (.p12, .pfx).',
  'wrong-password': 'The password does not open the certificate.',
  'no-key': 'The file has no RSA private key: it was exported without it, or has one of another kind.',
  'no-certificate': 'The file has no certificate of its private key.',
  'not-valid-yet': 'The certificate is not valid yet.',
  expired: 'The certificate has expired.',
};

/** A certificate that cannot sign, and why. */
export class CertificateError extends Error {
  readonly problem: CertificateProblem;

  constructor(problem: CertificateProblem) {
    super(messages[problem]);
    this.name = 'CertificateError';
    this.problem = problem;
  }
}

function open(file: Uint8Array, password: string) {
  let content: forge.asn1.Asn1;
  try {
    content = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(file).toString('binary')));
  } catch {
    throw new CertificateError('unreadable');
  }
  try {
    return forge.pkcs12.pkcs12FromAsn1(content, password);
  } catch (error) {
    throw new CertificateError(/password|decrypt/i.test(String(error)) ? 'wrong-password' : 'unreadable');
  }
}

const { pkcs8ShroudedKeyBag, keyBag, certBag } = forge.pki.oids;

function bagsOf(store: forge.pkcs12.Pkcs12Pfx, bagType = '') {
  return store.getBags({ bagType })[bagType] ?? [];
}

const isOfKey = ({ n, e }: forge.pki.rsa.PrivateKey, { publicKey }: forge.pki.Certificate) =>
  'n' in publicKey && publicKey.n.equals(n) && publicKey.e.equals(e);

/**
 * Reads the private key and its certificate from a PKCS#12 file; certificates of the authorities above it are left out.
 * It may have expired, which `assertValidAt` tells.
 * @throws CertificateError
 */
export function readCertificate(file: Uint8Array, password: string): SigningCertificate {
  const store = open(file, password);
  const keys = [...bagsOf(store, pkcs8ShroudedKeyBag), ...bagsOf(store, keyBag)];
  const key = keys.find((bag) => bag.key)?.key as forge.pki.rsa.PrivateKey | undefined;
  if (!key) throw new CertificateError('no-key');
  const certificate = bagsOf(store, certBag).find((bag) => bag.cert && isOfKey(key, bag.cert))?.cert;
  if (!certificate) throw new CertificateError('no-certificate');
  return {
    privateKey: forge.pki.privateKeyInfoToPem(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key))),
    certificate: forge.pki.certificateToPem(certificate),
    subject: certificate.subject.attributes
      .map(({ shortName, name, type, value }) => `${shortName ?? name ?? type}=${value}`)
      .join(', '),
    validFrom: certificate.validity.notBefore,
    validUntil: certificate.validity.notAfter,
  };
}

/** @throws CertificateError when the certificate has expired, or is not valid yet */
export function assertValidAt({ validFrom, validUntil }: SigningCertificate, moment: Date): void {
  if (moment < validFrom) throw new CertificateError('not-valid-yet');
  if (moment > validUntil) throw new CertificateError('expired');
}
