import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@idavuelta/shared/testing/free-port';

export { freePort };

const main = new URL('../gateway/main.ts', import.meta.url).pathname;

/** Something that is cleaned up after its test or test file. */
export interface CleanUp {
  after(undo: () => unknown): void;
}

/** Starts the production gateway as a process with only these variables, without waiting until it listens. */
export function spawnGateway({ after }: CleanUp, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', STALL_LIMIT_SECONDS: '0', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  after(() => child.kill('SIGKILL'));
  return { child, ended, output: () => output };
}

/** Starts the gateway, on a free port unless given one. @returns once it serves requests */
export async function startGatewayProcess(t: CleanUp, { PORT, ...env }: Record<string, string>) {
  const port = PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const gateway = spawnGateway(t, { HOST: '127.0.0.1', PORT: port, ...env });
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (gateway.child.exitCode !== null) throw new Error(`the gateway ended: ${gateway.output()}`);
    await wait(50);
  }
  return { ...gateway, port, url };
}
