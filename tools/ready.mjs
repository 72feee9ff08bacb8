/**
 * Makes a checkout ready to run: installs the packages when they are missing or older than the lock file. Runs before
 * every command (`prestart`, `pretest`, …), so each of them works on a fresh clone. No dependencies, any Node >= 20.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (once, and again when package-lock.json changes)…');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(command, [...args, 'ci', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('The packages could not be installed; see the messages above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}
