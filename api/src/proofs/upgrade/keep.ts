/**
 * `npm run keep-version -w api [-- <commit>]`: packs the API as it is in a commit, by default the last one, for the test
 * of an upgrade. To be run before a migration is added.
 */
import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../../config/config.ts';
import { archive, packages } from './earlier-version.ts';

const [commit = 'HEAD'] = process.argv.slice(2);
const without = ['*.test.ts', '*.test.tsx', '*.png', '*.jpg', '*.webp', archive].map((path) => `:(exclude)${path}`);
execFileSync('git', ['archive', '--format=tar.gz', `--output=${archive}`, commit, '--', ...packages, ...without], {
  cwd: repositoryRoot,
});
console.log(`${archive}: the API of ${commit}`);
