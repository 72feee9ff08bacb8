import { createHash, createVerify } from 'node:crypto';
import { join } from 'node:path';
import { withDocument } from '../../signing/with-document.ts';
import { xmllintProblems as problemsBySchema } from '../../testing/xmllint.ts';
import { siiNamespace } from '../xml.ts';

const namespaces = { s: siiNamespace, ds: 'http://www.w3.org/2000/09/xmldsig#' };

/** Returns the texts of what an XPath finds; `s:` is the SII's namespace. */
export const textsAt = (xml: Uint8Array, xpath: string): string[] =>
  withDocument(xml, (document) => document.find(xpath, namespaces).map((node) => node.content));

/**
 * Verifies all signatures of a file where they stand, by means that have no part in signing: libxml2 canonicalizes, Node
 * computes digest and signature.
 * @returns how many there are, and how many hold
 */
export const heldSignatures = (xml: Uint8Array, certificate: string): { all: number; held: number } =>
  withDocument(xml, (document) => {
    const signatures = document.find('//ds:Signature', namespaces);
    const held = signatures.filter((signature) => {
      const textOf = (name: string) => signature.get(`.//ds:${name}`, namespaces)?.content ?? '';
      const id = signature.get('.//ds:Reference/@URI', namespaces)?.content.slice(1);
      const signed = document.get(`//*[@ID='${id}']`)?.canonicalizeToString() ?? '';
      const signedInfo = signature.get('ds:SignedInfo', namespaces)?.canonicalizeToString() ?? '';
      return (
        createHash('sha1').update(signed).digest('base64') === textOf('DigestValue') &&
        createVerify('RSA-SHA1').update(signedInfo).verify(certificate, textOf('SignatureValue'), 'base64')
      );
    });
    return { all: signatures.length, held: held.length };
  });

/** Validates with `xmllint`. @param schema file in `schemas/` */
export const xmllintProblems = (xml: Uint8Array, schema: string) =>
  problemsBySchema(xml, join(import.meta.dirname, '../schemas', schema));
