import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { jwtSecret } from './scenarios.ts';

const port = 3190;

/** What the limits of a visitor would turn away, and what the jobs would do meanwhile, is not measured. */
export const environment = (databaseUrl: string) => ({
  NODE_ENV: 'development',
  ROLE: 'api',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  JWT_SECRET: jwtSecret,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_ACCOUNT: '1000000',
  MAX_UNPAID_ORDERS: '1000000',
  MAX_UNPAID_TICKETS: '1000000',
  TRANSFER_HOLD_SHARE: '1',
});

/** Runs one API process on the database while `work` runs. */
export const withApi = <T>(databaseUrl: string, work: (url: string) => Promise<T>) =>
  withProcess(join(repositoryRoot, 'api/src/main.ts'), environment(databaseUrl), '/healthz', work);

/** Runs one process that works on jobs while `work` runs. */
export const withWorker = <T>(databaseUrl: string, work: () => Promise<T>) =>
  withProcess(
    join(repositoryRoot, 'api/src/main.ts'),
    { ...environment(databaseUrl), ROLE: 'worker' },
    '/healthz',
    work,
  );

/** Runs a Fastify server that only sends `body`: the most that an answer of this size can reach. */
export async function withBareServer<T>(body: string, work: (url: string) => Promise<T>): Promise<T> {
  const file = join(repositoryRoot, '.local/bench-body.json');
  writeFileSync(file, body);
  const env = { PORT: String(port), BODY_FILE: file };
  return withProcess(join(import.meta.dirname, 'bare-server.ts'), env, '/', work);
}

async function withProcess<T>(
  file: string,
  env: Record<string, string>,
  probe: string,
  work: (url: string) => Promise<T>,
) {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await fetch(url + probe).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`${file} has ended`);
      await wait(50);
    }
    return await work(url);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
