import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from './drawings/index.ts';

/** Hash of the source of all drawings: when any of it changes, every picture gets a new name and is drawn again. */
function sourceHash() {
  const root = import.meta.dirname;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

let cachedNames: ReadonlyMap<string, string> | undefined;

/** File names without folder, width and extension (`<key>.<hash>`), by key. Computed once per process. */
export function pictureNames(): ReadonlyMap<string, string> {
  if (cachedNames) return cachedNames;
  const source = sourceHash();
  const entries = [...drawings].map(([key, drawing]): [string, string] => {
    const hash = createHash('sha256').update(source).update(JSON.stringify(drawing)).digest('hex').slice(0, 10);
    return [key, `${key}.${hash}`];
  });
  cachedNames = new Map(entries);
  return cachedNames;
}

/** `/media/<key>.<hash>`, without width and extension. The content under a name never changes. */
export function picturePath(key: string): string | undefined {
  const name = pictureNames().get(key);
  return name && `/media/${name}`;
}
