import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createValidation } from '../schema-validation.ts';
import { siiNamespace } from './xml.ts';

const folder = join(import.meta.dirname, 'schemas');
/** Not an address: the schemas import each other from memory. */
const addressOf = (file: string) => `schemas:cl/${file}`;

/** The SII's schema of boletas knows them in their envelope only; this one knows a boleta by itself. */
const boletaSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="${siiNamespace}"
  targetNamespace="${siiNamespace}" elementFormDefault="qualified">
  <xs:include schemaLocation="EnvioBOLETA_v11.xsd"/>
  <xs:element name="DTE" type="BOLETADefType"/>
</xs:schema>`;

const problemsOf = createValidation(() => ({
  ...Object.fromEntries(readdirSync(folder).map((file) => [addressOf(file), readFileSync(join(folder, file))])),
  [addressOf('boleta.xsd')]: Buffer.from(boletaSchema),
}));

/** `boleta`: a DTE of type 39 or 41; `DTE_v10`: one of another type. */
export type SchemaName = 'boleta' | 'DTE_v10' | 'EnvioBOLETA_v11' | 'ConsumoFolio_v10';

/**
 * Validates a file against a schema of the SII.
 * @returns what is wrong, in English with line numbers; empty for a valid file
 */
export const schemaProblems = (xml: Uint8Array, name: SchemaName): string[] =>
  problemsOf(xml, () => addressOf(`${name}.xsd`));

/** @throws RangeError with the schema's words */
export function assertValid(xml: Uint8Array, name: SchemaName): void {
  const problems = schemaProblems(xml, name);
  if (problems.length) throw new RangeError(`The SII's schema refuses the file: ${problems.join(' ')}`);
}
