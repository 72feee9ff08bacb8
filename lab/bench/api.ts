import { type ChildProcess, spawn } from 'node:child_process';
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

/** A process that is measured. */
export interface Running {
  url: string;
  /** How many seconds its threads have worked so far. */
  processorSeconds: () => Promise<number>;
}

/** Runs one API process on the database while `work` runs. */
export const withApi = <T>(databaseUrl: string, work: (api: Running) => Promise<T>) =>
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
export async function withBareServer<T>(body: string, work: (server: Running) => Promise<T>): Promise<T> {
  const file = join(repositoryRoot, '.local/bench-body.json');
  writeFileSync(file, body);
  // beside the API
  const env = { PORT: String(port + 1), BODY_FILE: file };
  return withProcess(join(import.meta.dirname, 'bare-server.ts'), env, '/', work);
}

async function withProcess<T>(
  file: string,
  env: Record<string, string> & { PORT: string },
  probe: string,
  work: (running: Running) => Promise<T>,
) {
  const url = `http://localhost:${env.PORT}`;
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'processor-time.ts'), file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await fetch(url + probe).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`${file} has ended`);
      await wait(50);
    }
    return await work({ url, processorSeconds: () => processorSeconds(child) });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function processorSeconds(child: ChildProcess) {
  child.send('processor time');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1e6;
}
