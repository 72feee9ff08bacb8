import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of files by path within the repository. */
export type SourceHashes = Record<string, string>;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');

/** @param root folder of the repository @param files paths within it */
export const hashesOf = (root: string, files: string[]): SourceHashes =>
  Object.fromEntries(files.map((file) => [file, hashOf(join(root, file))]));

/**
 * Returns the hashes of the sources that a `dist` folder was built from; undefined when the build does not list them.
 */
export const sourcesOf = (root: string, name: string) =>
  (JSON.parse(readFileSync(join(root, name, 'dist/version.json'), 'utf8')) as { sources?: SourceHashes }).sources;

/** Maximum number of source files named in an error; the rest is counted. */
const maxNamed = 5;

/**
 * Checks that a `dist` folder is complete and up to date: a failed build leaves an older one behind. Without the
 * sources, as on a machine that only publishes, nothing is compared.
 * @throws Error naming the sources changed since the build
 */
export function checkSources(root: string, name: string) {
  const built = join(root, name, 'dist/version.json');
  const again = `build it: npm run build -w ${name}`;
  if (!existsSync(built)) throw new Error(`${name} is not built, or its last build failed; ${again}`);
  if (!existsSync(join(root, name, 'src'))) return;
  const sources = sourcesOf(root, name);
  if (!sources) throw new Error(`${name} was built before builds said of what; ${again}`);
  const isChanged = ([file, hash]: [string, string]) =>
    !existsSync(join(root, file)) || hashOf(join(root, file)) !== hash;
  const changed = Object.entries(sources)
    .filter(isChanged)
    .map(([file]) => file);
  if (changed.length === 0) return;
  const others = changed.length - maxNamed;
  const named = changed.slice(0, maxNamed).join(', ') + (others > 0 ? ` and ${others} others` : '');
  throw new Error(`${name} has changed since it was built (${named}); ${again}`);
}
