import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XmlBufferInputProvider, XmlValidateError, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { withDocument } from '../signing/with-document.ts';

const folder = join(import.meta.dirname, 'schemas');

/** SUNAT's schema of each root element, in `schemas/`. */
const schemas = {
  Invoice: '2.1/maindoc/UBL-Invoice-2.1.xsd',
  CreditNote: '2.1/maindoc/UBL-CreditNote-2.1.xsd',
  ApplicationResponse: '2.1/maindoc/UBL-ApplicationResponse-2.1.xsd',
  SummaryDocuments: '2.0/maindoc/UBL-SummaryDocuments-2.0.xsd',
  VoidedDocuments: '2.0/maindoc/UBL-VoidedDocuments-2.0.xsd',
};

const urlOf = (file: string) => pathToFileURL(join(folder, file)).href;
const read = (file: string) => readFileSync(join(folder, file));

/** libxml2 opens nothing but these files, from memory: neither other files nor the network. */
function registerSchemas() {
  const files = globSync('*/common/*.xsd', { cwd: folder });
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(Object.fromEntries(files.map((file) => [urlOf(file), read(file)]))),
  );
}

const validators = new Map<string, XsdValidator>();

function validatorOf(root: string): XsdValidator {
  const known = validators.get(root);
  if (known) return known;
  const file = Object.entries(schemas).find(([name]) => name === root)?.[1];
  if (!file) throw new RangeError(`SUNAT has no schema of ${root}`);
  if (validators.size === 0) registerSchemas();
  const validator = withDocument(read(file), XsdValidator.fromDoc, { url: urlOf(file) });
  validators.set(root, validator);
  return validator;
}

/**
 * Validates a document against the schema of its root element. The first of each kind takes half a second.
 * @returns what is wrong, in English with line numbers; empty for a valid document
 */
export function schemaProblems(xml: Uint8Array): string[] {
  try {
    withDocument(xml, (document) => validatorOf(document.root.name).validate(document));
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  }
}
