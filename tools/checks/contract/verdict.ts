import semver from 'semver';
import { changeBetween } from './changes.ts';

interface Contract {
  version: string;
  /** Declarations of its exports. */
  report: string;
}

/**
 * Compares the current contract with the report of the released one.
 * @returns the problem in words, or whether the current contract is a new version, whose report has yet to be written
 */
export function verdict(present: Contract, released: Contract): { wrong?: string; isNew: boolean } {
  const isNew = present.version !== released.version;
  const { change, names } = changeBetween(released.report, present.report);
  const required = change === 'none' ? released.version : (semver.inc(released.version, change) ?? released.version);
  if (semver.gte(present.version, required)) return { isNew };
  const what = {
    none: 'nothing is changed',
    minor: `${names.join(', ')} is added`,
    major: `${names.join(', ')} is changed or removed`,
  }[change];
  return {
    isNew,
    wrong: `${what} since contract ${released.version}: contractVersion in shared/contracts/module.ts has to be ${required}, and is ${present.version}`,
  };
}
