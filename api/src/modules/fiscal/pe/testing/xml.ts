import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { withDocument } from '../../signing/with-document.ts';
import { xmllintProblems as problemsBySchema } from '../../testing/xmllint.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const namespaces = {
  cac: `${ubl}:CommonAggregateComponents-2`,
  cbc: `${ubl}:CommonBasicComponents-2`,
  sac: 'urn:sunat:names:specification:ubl:peru:schema:xsd:SunatAggregateComponents-1',
};

export const textOf = (xml: Uint8Array) => new TextDecoder().decode(xml);

/** Returns the texts of what an XPath finds. */
export const textsAt = (xml: Uint8Array, xpath: string): string[] =>
  withDocument(xml, (document) => document.find(xpath, namespaces).map((node) => node.content));

/** Returns the amounts of what an XPath finds, in céntimos. */
export const centimosAt = (xml: Uint8Array, xpath: string): number[] =>
  textsAt(xml, xpath).map((text) => Number(text.replace('.', '')));

export const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** Computes the digest of a signed document with libxml2, which has no part in signing. */
export const digestOf = (xml: Uint8Array, hash: 'sha1' | 'sha256'): string =>
  withDocument(xml, (document) => {
    document.get('//ds:Signature', { ds: 'http://www.w3.org/2000/09/xmldsig#' })?.remove();
    return createHash(hash).update(document.canonicalizeToString()).digest('base64');
  });

/** Validates with `xmllint`. @param schema file in `schemas/` */
export const xmllintProblems = (xml: Uint8Array, schema: string) =>
  problemsBySchema(xml, join(import.meta.dirname, '../schemas', schema));
