import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** When a proof last passed, and on which files. */
export interface Kept {
  /** Hash of what it reached then (`hashOf`). */
  hash: string;
  date: string;
  extent: 'short' | 'whole';
  seconds: number;
  figures: string[];
}

const folder = '.ci/proved';

/** Separate files, so that two changes that prove different things do not conflict. */
export const keptFile = (name: string) => `${folder}/${name}.json`;

/** Reads a checkout's stored results, by proof name. */
export const readKept = (repository: string): Map<string, Kept> =>
  new Map(
    globSync(`${folder}/*.json`, { cwd: repository }).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(repository, file), 'utf8')) as Kept,
    ]),
  );

export function keep(repository: string, name: string, kept: Kept) {
  if (!existsSync(join(repository, folder))) mkdirSync(join(repository, folder), { recursive: true });
  writeFileSync(join(repository, keptFile(name)), `${JSON.stringify(kept, null, 2)}\n`);
}
