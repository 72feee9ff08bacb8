/**
 * `node tools/run/main.ts <script> [words]`: runs a script that starts many processes. If it is killed, everything it
 * started ends with it; its temporary files are removed in any case. A script run by another one belongs to that run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/packages.ts';
import { memoryFolder } from './memory.ts';
import { callerOf, isAlive, runMark } from './processes.ts';

/** The processes of this run and the next share compiled code. */
const caches = {
  NODE_COMPILE_CACHE: join(root, '.local/compiled'),
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, '.local/playwright'),
};

const [script = '', ...words] = process.argv.slice(2);

if (process.env[runMark]) {
  process.argv.splice(1, 1);
  await import(pathToFileURL(resolve(script)).href);
} else await runWithCaretaker();

async function runWithCaretaker() {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-run-'));
  const inMemory = memoryFolder();
  const folders = [folder, ...(inMemory ? [inMemory] : [])];
  for (const each of folders) chmodSync(each, 0o755); // PostgreSQL and PgBouncer run as another user when we are root

  // In its own process group: what kills this process does not reach it. It detects our end through the pipe.
  const caretaker = spawn(process.execPath, [join(import.meta.dirname, 'caretaker.ts'), ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const child = spawn(process.execPath, [script, ...words], {
    stdio: 'inherit',
    env: { ...caches, ...process.env, TMPDIR: folder, [runMark]: folder, ...(inMemory && { TESTS_DIR: inMemory }) },
  });

  let isKilled = false;
  const kill = async (code: number) => {
    if (isKilled) return;
    isKilled = true;
    await ended(caretaker);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void kill(128 + constants.signals[signal]));
  const caller = callerOf(process.pid);
  if (caller) setInterval(() => !isAlive(caller) && void kill(1), 500).unref();

  const [code] = (await once(child, 'exit')) as [number | null];
  if (isKilled) return;
  if (code === null) return kill(1);
  caretaker.stdin?.write('done');
  await ended(caretaker);
  process.exit(code);
}

async function ended(caretaker: ChildProcess) {
  const exit = once(caretaker, 'exit');
  caretaker.stdin?.end();
  await exit;
}
