import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@idavuelta/shared/testing/free-port';

/** Something that is cleaned up after its test or command. */
export interface CleanUp {
  after(undo: () => unknown): void;
}

/** Limits so high that slow machines do not reject requests; tests of these limits set their own. */
export const patience = {
  DATABASE_CONNECT_TIMEOUT_MS: '120000',
  DATABASE_QUERY_TIMEOUT_MS: '120000',
  // Disabled, because after a stall without a sample the library assumes an infinite delay, above any limit.
  MAX_DELAY_MS: '0',
  STALL_LIMIT_SECONDS: '0',
};

/** Main file of this checkout's API. */
export const presentProgram = join(import.meta.dirname, '..', 'main.ts');

/** Starts the API as a process in development mode, unless `env` overrides it, without waiting until it is ready. */
export function spawnProcess(t: CleanUp, env: Record<string, string>, program = presentProgram) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...patience, NODE_ENV: 'development', ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  t.after(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const ready = async () => {
    while (!output.out.includes('listening')) {
      await Promise.race([once(child.stdout, 'data'), ended.then(() => assert.fail(output.err))]);
    }
  };
  return { child, output, ended, ready };
}

/** Starts the API on a free port. @returns once it serves requests */
export async function startProcess(t: CleanUp, env: Record<string, string>) {
  const port = await freePort();
  const api = spawnProcess(t, { PORT: String(port), ...env });
  await api.ready();
  return { ...api, url: `http://localhost:${port}` };
}
