/**
 * `npm run check:contract`: compares what `shared` exports to modules with the report of the released contract, and
 * checks that the version has changed accordingly. `--write` stores the report of a new version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@idavuelta/shared/contracts';
import { root } from '../../build/packages.ts';
import { contractReport } from './report.ts';
import { verdict } from './verdict.ts';

const name = 'shared/contracts/report.md';
const file = join(root, name);

const released = readFileSync(file, 'utf8');
const [, releasedVersion] = /^# Contract (\S+)$/m.exec(released) ?? [];
if (!releasedVersion) throw new Error(`${name} does not begin with the version of its contract`);

const present = `# Contract ${contractVersion}\n\n${contractReport()}`;
const { wrong, isNew } = verdict(
  { version: contractVersion, report: present },
  { version: releasedVersion, report: released },
);
if (wrong) {
  console.error(wrong);
  process.exitCode = 1;
} else if (isNew && process.argv.includes('--write')) {
  writeFileSync(file, present);
  console.log(`${name} is that of contract ${contractVersion} now`);
} else if (isNew) {
  console.error(`${name} is that of contract ${releasedVersion}: npm run check:contract -- --write`);
  process.exitCode = 1;
} else {
  console.log(`contract ${contractVersion} is what its report says`);
}
