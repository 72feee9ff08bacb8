/**
 * `npm run keep-version -w api [-- <commit>]`: packs the API of a commit, by default the latest, for the upgrade test.
 * Run it before adding a migration.
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
