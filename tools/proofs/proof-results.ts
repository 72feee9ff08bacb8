import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** When a proof last passed, and on which files. */
export interface ProofResult {
  /** Hash of what it reached then (`hashOf`). */
  hash: string;
  date: string;
  extent: 'short' | 'whole';
  seconds: number;
  figures: string[];
}

const folder = '.ci/proved';

/** Separate files, so that two changes that prove different things do not conflict. */
export const resultFile = (name: string) => `${folder}/${name}.json`;

/** Reads a checkout's stored results, by proof name. */
export const readResults = (repository: string): Map<string, ProofResult> =>
  new Map(
    globSync(`${folder}/*.json`, { cwd: repository }).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(repository, file), 'utf8')) as ProofResult,
    ]),
  );

export function saveResult(repository: string, name: string, result: ProofResult) {
  if (!existsSync(join(repository, folder))) mkdirSync(join(repository, folder), { recursive: true });
  writeFileSync(join(repository, resultFile(name)), `${JSON.stringify(result, null, 2)}\n`);
}
