import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file in `data/`. */
export const readText = (file: string) => readFileSync(join(import.meta.dirname, 'data', file), 'utf8').trim();

/** What a JSON file in `data/` holds. The tests of the catalogue check what the types promise. */
export const readData = <T>(name: string) => JSON.parse(readText(`${name}.json`)) as T;
