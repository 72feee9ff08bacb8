import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createValidation } from '../schema-validation.ts';

const folder = join(import.meta.dirname, 'schemas');
/** Not an address: the schemas import each other from memory, never from a network. */
const addressOf = (file: string) => `schemas:es/${file}`;

const problemsOf = createValidation(() =>
  Object.fromEntries(readdirSync(folder).map((file) => [addressOf(file), readFileSync(join(folder, file))])),
);

type SchemaName = 'SuministroInformacion' | 'SuministroLR' | 'RespuestaSuministro';

/**
 * Checks XML against a schema of the authority.
 * @throws RangeError naming the element, or XmlParseError
 */
export function assertValid(xml: Uint8Array, name: SchemaName): void {
  const problems = problemsOf(xml, () => addressOf(`${name}.xsd`));
  if (problems.length) throw new RangeError(`The AEAT's schema refuses the XML: ${problems.join(' ')}`);
}
