import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../catalogue/index.ts';
import { settings } from './renditions.ts';

const { slides, events, testimonials, places, partners } = content;

/** Keys of all pictures, those of the first screens first. */
const keys = [...slides, ...events, ...testimonials, ...places, ...partners].map(({ picture }) => picture);

export const masterOf = (key: string) => join(import.meta.dirname, 'masters', `${key}.avif`);

/**
 * Returns `<key>.<hash>`: a changed master or changed settings change the name, so the content under a name never
 * changes.
 */
export function nameOf(key: string, master: Uint8Array, madeWith: object = settings): string {
  const hash = createHash('sha256').update(JSON.stringify(madeWith)).update(master).digest('hex').slice(0, 10);
  return `${key}.${hash}`;
}

let cachedNames: ReadonlyMap<string, string> | undefined;

/** Returns the file names without folder, width and extension, by key. Computed once per process. */
export function pictureNames(): ReadonlyMap<string, string> {
  cachedNames ??= new Map(keys.map((key) => [key, nameOf(key, readFileSync(masterOf(key)))]));
  return cachedNames;
}

/** Returns `/media/<key>.<hash>`, without width and extension. */
export function picturePath(key: string): string | undefined {
  const name = pictureNames().get(key);
  return name && `/media/${name}`;
}
