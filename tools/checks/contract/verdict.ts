import semver from 'semver';
import { changeBetween } from './changes.ts';

interface Reports {
  version: string;
  /** What the sources export now. */
  present: string;
  /** Reports that were committed, by the contract's version. */
  kept: ReadonlyMap<string, string>;
}

/**
 * Judges the contract's version by the reports of earlier ones.
 * @returns what is wrong in words, or whether the report of this version is still to be written
 */
export function verdict({ version, present, kept }: Reports): { wrong?: string; isNew: boolean } {
  const isNew = !kept.has(version);
  const earlier = semver.sort([...kept.keys()].filter((other) => semver.lte(other, version))).at(-1);
  if (!earlier) return { isNew };
  const { change, names } = changeBetween(kept.get(earlier) ?? '', present);
  const required = change === 'none' ? earlier : semver.inc(earlier, change);
  if (!required || semver.gte(version, required)) return { isNew };
  const what = change === 'major' ? 'is changed or removed' : 'is added';
  return {
    isNew,
    wrong: `${names.join(', ')} ${what} since contract ${earlier}: contractVersion in shared/contracts/module.ts has to be ${required}, and is ${version}`,
  };
}
