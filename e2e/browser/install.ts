/**
 * Installs a Chromium when there is none: playwright's build, else Debian's packages.
 *   node browser/install.ts --whole   a full browser, for measurements
 */
import { spawnSync } from 'node:child_process';
import { findBrowser, findWholeBrowser } from './find.ts';

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const find = process.argv.includes('--whole') ? findWholeBrowser : findBrowser;
if (!find()) {
  console.log('Installing a browser for the tests…');
  const done = run('npx', 'playwright', 'install', '--with-deps', 'chromium') || debian();
  if (!done || !find()) {
    console.error('No Chromium could be installed. Install one and name it: CHROMIUM=/path/to/chromium npm test');
    process.exit(1);
  }
}

function debian() {
  return (
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell')
  );
}
