import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { withDocument } from '../../signing/with-document.ts';

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

/** Whether the system has libxml2's own program. */
export const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/** Validates with `xmllint`. @param schema file in `schemas/` @returns its complaints, empty for a valid document */
export function xmllintProblems(xml: Uint8Array, schema: string): string {
  const file = join(import.meta.dirname, '../schemas', schema);
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', file, '-'], { input: xml });
  return status === 0 ? '' : String(stderr);
}
