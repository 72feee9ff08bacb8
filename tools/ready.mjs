/**
 * Makes a checkout ready to run: installs the packages when they are missing or older than the lock file. Runs before
 * every command (`prestart`, `pretest`, …), so each of them works on a fresh clone. No dependencies, any Node >= 20.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isInstalled, markInstalled, selection } from './installed.mjs';

if (!isInstalled()) {
  console.log('Installing packages (once, and again when package-lock.json changes)…');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync(command, [...args, 'ci', ...selection(), '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; see the messages above.');
    process.exit(status ?? 1);
  }
  markInstalled();
}
