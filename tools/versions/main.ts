/**
 * `npm run versions`: creates a version, changelog entry, commit and tag (`mfe-booking@1.4.0`) for the shell and each
 * module whose build has changed since its last tag, by their conventional commits. Pushes nothing.
 *   npm run versions -- --no-git-tag-version   only changes the files
 */
import { execFileSync } from 'node:child_process';
import { browserPackages, root, workspaces } from '../build/packages.ts';
import { dueVersions } from './due-versions.ts';

const due = dueVersions(root, browserPackages, workspaces());
if (due.length === 0) console.log('no build has changed since its last version');
else {
  const others = browserPackages.filter((name) => !due.includes(name));
  // lerna compares folders; `affected` knows what reaches a build through shared/ or a library, and what is only a
  // test.
  const words = [`--force-publish=${due.join(',')}`, ...others.flatMap((name) => ['--ignore-changes', `${name}/**`])];
  execFileSync('lerna', ['version', '--yes', ...words, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
}
