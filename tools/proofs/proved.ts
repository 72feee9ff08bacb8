import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.ts';

export interface ProvedEntry {
  /** Of which it was true. */
  commit: string;
  date: string;
  extent: 'short' | 'whole';
  seconds: number;
  figures: string[];
}

/** When each proof was last true, by its name. */
export type Proved = Record<string, ProvedEntry>;

const file = join(root, '.ci/proved.json');

export const readProved = (): Proved => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Proved) : {});

export function keepProved(name: string, entry: ProvedEntry) {
  const proved = { ...readProved(), [name]: entry };
  const sorted = Object.fromEntries(Object.entries(proved).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
