/** Installs a Chromium when there is none: playwright's own build, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find.ts';

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

if (!findBrowser()) {
  console.log('Installing a browser for the tests…');
  const done = run('npx', 'playwright', 'install', '--with-deps', 'chromium') || debian();
  if (!done || !findBrowser()) {
    console.error('No Chromium could be installed. Install one and name it: CHROMIUM=/path/to/chromium npm test');
    process.exit(1);
  }
}

function debian() {
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}
