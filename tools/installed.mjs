import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

/** Whether the installed packages are those of the lock file. */
export const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** Remembers that they are. */
export const markInstalled = () => writeFileSync(stamp, lockHash());
