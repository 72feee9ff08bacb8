import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@idavuelta/shared/testing/free-port';

/** Ends with its test or command. */
export interface CleanUp {
  after(undo: () => unknown): void;
}

/** However slow the machine is, no process of a test turns anybody away for that: who tests these limits sets his own. */
export const patience = {
  DATABASE_CONNECT_TIMEOUT_MS: '120000',
  DATABASE_QUERY_TIMEOUT_MS: '120000',
  // However large another limit is: after a stall without a sample the library takes the delay for infinite.
  MAX_DELAY_MS: '0',
  STALL_LIMIT_SECONDS: '0',
};

/** What starts the API of this checkout. */
export const presentProgram = join(import.meta.dirname, '..', 'main.ts');

/** Starts the API as a process of its own, in development mode unless `env` says otherwise; it may not be ready yet. */
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

/** The same on a free port. @returns when it answers requests */
export async function startProcess(t: CleanUp, env: Record<string, string>) {
  const port = await freePort();
  const api = spawnProcess(t, { PORT: String(port), ...env });
  await api.ready();
  return { ...api, url: `http://localhost:${port}` };
}
