import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a text file in `data/`. */
export const readText = (file: string) => readFileSync(join(import.meta.dirname, 'data', file), 'utf8').trim();

/** Reads a JSON file in `data/`. The catalogue's tests check that it matches the type. */
export const readData = <T>(name: string) => JSON.parse(readText(`${name}.json`)) as T;
