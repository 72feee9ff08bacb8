import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlBufferInputProvider, XmlValidateError, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';
import { withDocument } from '../signing/with-document.ts';
import { siiNamespace } from './xml.ts';

const folder = join(import.meta.dirname, 'schemas');
/** Not an address: the schemas import each other from memory, never from a network. */
const addressOf = (file: string) => `schemas:cl/${file}`;

/** The SII's schema of boletas knows them in their envelope only; this one knows a boleta by itself. */
const boletaSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${siiNamespace}"
  targetNamespace="${siiNamespace}" elementFormDefault="qualified">
  <xs:include schemaLocation="EnvioBOLETA_v11.xsd"/>
  <xs:element name="DTE" type="BOLETADefType"/>
</xs:schema>`;

const schemas = {
  ...Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))])),
  'boleta.xsd': Buffer.from(boletaSchema),
};

/** `boleta`: a DTE of type 39 or 41; `DTE_v10`: one of another type. */
export type SchemaName = 'boleta' | 'DTE_v10' | 'EnvioBOLETA_v11' | 'ConsumoFolio_v10';

const validators = new Map<SchemaName, XsdValidator>();

function validatorOf(name: SchemaName): XsdValidator {
  const known = validators.get(name);
  if (known) return known;
  if (validators.size === 0) {
    const byAddress = Object.entries(schemas).map(([file, content]) => [addressOf(file), content]);
    xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(byAddress)));
  }
  const file = `${name}.xsd` as keyof typeof schemas;
  const validator = withDocument(schemas[file], XsdValidator.fromDoc, { url: addressOf(file) });
  validators.set(name, validator);
  return validator;
}

/**
 * Validates a file against a schema of the SII.
 * @returns what is wrong, in English with line numbers; empty for a valid file
 */
export function schemaProblems(xml: Uint8Array, name: SchemaName): string[] {
  try {
    withDocument(xml, (document) => validatorOf(name).validate(document));
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
  }
}

/** @throws RangeError with the schema's words */
export function assertValid(xml: Uint8Array, name: SchemaName): void {
  const problems = schemaProblems(xml, name);
  if (problems.length) throw new RangeError(`The SII's schema refuses the file: ${problems.join(' ')}`);
}
