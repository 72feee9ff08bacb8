import { assertValidAt, type SigningCertificate } from '../signing/certificate.ts';
import { type SignatureAlgorithm, signXml } from '../signing/sign.ts';
import { schemaProblems } from './schema.ts';
import { signatureId, signaturePlace } from './ubl.ts';

export interface Signer {
  certificate: SigningCertificate;
  algorithm: SignatureAlgorithm;
  /** When it is signed, at which the certificate must be valid. */
  at: Date;
}

/**
 * Signs a document of UBL and validates it against SUNAT's schema.
 * @returns UTF-8, to be stored and sent as it is
 * @throws CertificateError; RangeError with the schema's words
 */
export function seal(xml: string, { certificate, algorithm, at }: Signer): Uint8Array {
  assertValidAt(certificate, at);
  const signed = signXml(xml, certificate, {
    algorithm,
    place: { xpath: signaturePlace, action: 'append' },
    prefix: 'ds',
    id: signatureId,
  });
  const bytes = new TextEncoder().encode(signed);
  const problems = schemaProblems(bytes);
  if (problems.length) throw new RangeError(`SUNAT's schema refuses the document: ${problems.join(' ')}`);
  return bytes;
}
