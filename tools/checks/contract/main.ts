/**
 * `npm run check:contract`: compares what `shared` exports to modules with the report of the contract's version, and
 * the version with how the contract has changed. `--write` writes the report of a new version.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contractVersion } from '@idavuelta/shared/contracts';
import { root } from '../../build/packages.ts';
import { contractReport } from './report.ts';
import { verdict } from './verdict.ts';

const folder = 'shared/contracts/reports';
const fileOf = (version: string) => `${folder}/${version}.md`;
mkdirSync(join(root, folder), { recursive: true });

/** A report that was committed counts as it was first: whoever was released by then relies on it. */
function firstReport(file: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true') throw new Error('the contract needs the whole history');
  const [commit] = git('log', '--diff-filter=A', '--format=%h', '--', file).split('\n');
  return commit ? git('show', `${commit}:${file}`) : readFileSync(join(root, file), 'utf8');
}

const versions = readdirSync(join(root, folder)).map((file) => basename(file, '.md'));
const write = process.argv.includes('--write');
const uncommitted = (version: string) =>
  execFileSync('git', ['status', '--porcelain', '--', fileOf(version)], { cwd: root, encoding: 'utf8' }).startsWith(
    '??',
  );
// With --write, a report that nobody has seen yet is made anew.
const kept = versions.filter((version) => !(write && uncommitted(version)));

const present = `# Contract ${contractVersion}\n\n${contractReport()}`;
const { wrong, isNew } = verdict({
  version: contractVersion,
  present,
  kept: new Map(kept.map((version) => [version, firstReport(fileOf(version))])),
});
if (wrong) {
  console.error(wrong);
  process.exitCode = 1;
} else if (write && isNew) {
  writeFileSync(join(root, fileOf(contractVersion)), present);
  console.log(`${fileOf(contractVersion)} is written`);
} else if (isNew) {
  console.error(`contract ${contractVersion} has no report yet: npm run check:contract -- --write`);
  process.exitCode = 1;
} else {
  console.log(`contract ${contractVersion} is what its report says`);
}
