import { XmlC14NMode } from 'libxml2-wasm';
import { SignedXml } from 'xml-crypto';
import { withDocument } from './with-document.ts';

/** A signature that holds: nobody changed what it signs. Who signed is another question, which `certificate` answers. */
export interface VerifiedSignature {
  /** PEM, from KeyInfo. */
  certificate: string;
  /** What was signed, canonical. Read from here, not from the document, which may contain more. */
  signed: string[];
}

/** A document without a signature, or with one that does not hold. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
}

/** Returns each signature by itself, with the namespaces that it uses. */
const signaturesIn = (xml: string): string[] =>
  withDocument(xml, (document) =>
    document
      .find('//ds:Signature', { ds: 'http://www.w3.org/2000/09/xmldsig#' })
      .map((signature) => signature.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 })),
  );

function verifySignature(xml: string, signature: string): VerifiedSignature {
  const verifier = new SignedXml();
  let certificate: string | null = null;
  verifier.getCertFromKeyInfo = (keyInfo) => {
    certificate = SignedXml.getCertFromKeyInfo(keyInfo);
    return certificate;
  };
  verifier.loadSignature(signature);
  if (!verifier.checkSignature(xml) || certificate === null)
    throw new SignatureError('The signed content was changed.');
  return { certificate, signed: verifier.getSignedReferences() };
}

/**
 * Verifies every signature of a document with the certificate that it carries.
 * @returns one or more, in the order of the document
 * @throws SignatureError when there is none, or one does not hold
 */
export function verifyXml(xml: string): VerifiedSignature[] {
  try {
    const signatures = signaturesIn(xml);
    if (!signatures.length) throw new SignatureError('The document has no signature.');
    return signatures.map((signature) => verifySignature(xml, signature));
  } catch (error) {
    if (error instanceof SignatureError) throw error;
    throw new SignatureError('The signature does not hold.', { cause: error });
  }
}
