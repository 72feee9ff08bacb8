import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';

const folder = join(import.meta.dirname, 'schemas');
/** Not an address: the schemas import each other from memory, never from a network. */
const addressOf = (file: string) => `schemas:es/${file}`;

const schemas = Object.fromEntries(
  readdirSync(folder).map((file) => [addressOf(file), readFileSync(join(folder, file))]),
);
xmlRegisterInputProvider(new XmlBufferInputProvider(schemas));

type SchemaName = 'SuministroInformacion' | 'SuministroLR' | 'RespuestaSuministro';
const validators = new Map<SchemaName, XsdValidator>();

function validatorOf(name: SchemaName): XsdValidator {
  const known = validators.get(name);
  if (known) return known;
  const file = `${name}.xsd`;
  // never disposed: the validator may refer to it
  const schema = XmlDocument.fromBuffer(readFileSync(join(folder, file)), { url: addressOf(file) });
  const validator = XsdValidator.fromDoc(schema);
  validators.set(name, validator);
  return validator;
}

/**
 * Checks XML against a schema of the authority.
 * @throws XmlValidateError naming the element, or XmlParseError
 */
export function assertValid(xml: Uint8Array, name: SchemaName): void {
  const document = XmlDocument.fromBuffer(xml);
  try {
    validatorOf(name).validate(document);
  } finally {
    document.dispose();
  }
}
