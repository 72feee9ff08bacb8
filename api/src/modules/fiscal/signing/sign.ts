import { createPublicKey } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import type { SigningCertificate } from './certificate.ts';

const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const envelopedSignature = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

const algorithms = {
  'rsa-sha1': {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
  'rsa-sha256': {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
} as const;

export type SignatureAlgorithm = keyof typeof algorithms;

export interface SignatureOptions {
  algorithm: SignatureAlgorithm;
  /** Where the signature goes: an element, as XPath, and on which side of it or in it. */
  place: { xpath: string; action: 'append' | 'prepend' | 'before' | 'after' };
  /** `Id`, `ID` or `id` of the element that is signed; without it the whole document. */
  signedId?: string;
  /** `enveloped`, by default: the signature stands in what it signs. `c14n`: beside it, as Chile's does. */
  transform?: 'enveloped' | 'c14n';
  /** Prefix of the signature's elements. */
  prefix?: string;
  /** Attribute `Id` of the signature. */
  id?: string;
  /** Writes the public key before the certificate, as Chile demands. */
  keyValue?: boolean;
}

/** Writes base64 of XML from base64url of a JWK. */
const base64 = (url = '') => Buffer.from(url, 'base64url').toString('base64');

function keyInfo({ certificate }: SigningCertificate, { prefix, keyValue }: SignatureOptions) {
  const tag = (name: string, content: string) => {
    const qualified = prefix ? `${prefix}:${name}` : name;
    return `<${qualified}>${content}</${qualified}>`;
  };
  const { n, e } = createPublicKey(certificate).export({ format: 'jwk' });
  const rsa = tag('RSAKeyValue', tag('Modulus', base64(n)) + tag('Exponent', base64(e)));
  const bare = certificate.replace(/-----[^-]+-----|\s/g, '');
  return (keyValue ? tag('KeyValue', rsa) : '') + tag('X509Data', tag('X509Certificate', bare));
}

/**
 * Signs a document with XML-DSig: inclusive C14N 1.0, one reference, the certificate in KeyInfo. The XML must not be
 * written anew afterwards: a changed blank breaks the signature.
 * @param xml well formed, in Unicode; the declaration may name another encoding, into which the caller encodes
 * @throws Error when `place` or `signedId` is not in the document
 */
export function signXml(xml: string, certificate: SigningCertificate, options: SignatureOptions): string {
  const { algorithm, place, signedId, transform = 'enveloped', prefix, id } = options;
  const signer = new SignedXml({
    privateKey: certificate.privateKey,
    signatureAlgorithm: algorithms[algorithm].signature,
    canonicalizationAlgorithm: c14n,
    getKeyInfoContent: () => keyInfo(certificate, options),
  });
  signer.addReference({
    xpath: signedId ? `//*[@ID='${signedId}' or @Id='${signedId}' or @id='${signedId}']` : '/*',
    isEmptyUri: !signedId,
    transforms: [transform === 'enveloped' ? envelopedSignature : c14n],
    digestAlgorithm: algorithms[algorithm].digest,
  });
  signer.computeSignature(xml, {
    prefix,
    attrs: id ? { Id: id } : {},
    location: { reference: place.xpath, action: place.action },
  });
  return signer.getSignedXml();
}
