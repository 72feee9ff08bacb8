import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from './drawings/index.ts';

/** Hash of the code that draws: a changed brush gives every picture a new name. */
function sourceHash() {
  const root = import.meta.dirname;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

let named: ReadonlyMap<string, string> | undefined;

/** File name without folder, width and extension, by key: `<key>.<hash>`. Computed once. */
export function pictureNames(): ReadonlyMap<string, string> {
  if (named) return named;
  const source = sourceHash();
  const entries = [...drawings].map(([key, drawing]): [string, string] => {
    const hash = createHash('sha256').update(source).update(JSON.stringify(drawing)).digest('hex').slice(0, 10);
    return [key, `${key}.${hash}`];
  });
  named = new Map(entries);
  return named;
}

/** `/media/<key>.<hash>`, without width and extension. Content never changes under a name. */
export function picturePath(key: string): string | undefined {
  const name = pictureNames().get(key);
  return name && `/media/${name}`;
}
