import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createValidation } from '../schema-validation.ts';

const folder = join(import.meta.dirname, 'schemas');
const urlOf = (file: string) => pathToFileURL(join(folder, file)).href;

/** SUNAT's schema of each root element, in `schemas/`. */
const schemas = {
  Invoice: '2.1/maindoc/UBL-Invoice-2.1.xsd',
  CreditNote: '2.1/maindoc/UBL-CreditNote-2.1.xsd',
  ApplicationResponse: '2.1/maindoc/UBL-ApplicationResponse-2.1.xsd',
  SummaryDocuments: '2.0/maindoc/UBL-SummaryDocuments-2.0.xsd',
  VoidedDocuments: '2.0/maindoc/UBL-VoidedDocuments-2.0.xsd',
};

const problemsOf = createValidation(() =>
  Object.fromEntries(
    globSync('*/*/*.xsd', { cwd: folder }).map((file) => [urlOf(file), readFileSync(join(folder, file))]),
  ),
);

function addressOf(root: string): string {
  const file = Object.entries(schemas).find(([name]) => name === root)?.[1];
  if (!file) throw new RangeError(`SUNAT has no schema of ${root}`);
  return urlOf(file);
}

/**
 * Validates a document against the schema of its root element.
 * @returns what is wrong, in English with line numbers; empty for a valid document
 */
export const schemaProblems = (xml: Uint8Array): string[] => problemsOf(xml, addressOf);
