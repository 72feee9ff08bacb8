import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { type Database, query } from '@idavuelta/api/database/database.ts';

/** Signs logins, in the bench and in the API that it starts. */
export const jwtSecret = 'a secret that only the bench knows about';

let nextPort = 3190;

/** Excludes rate limits, waiting rooms that open by themselves and background jobs from the measurement. */
export const environment = (databaseUrl: string) => ({
  NODE_ENV: 'development',
  ROLE: 'api',
  DATABASE_URL: databaseUrl,
  JWT_SECRET: jwtSecret,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_ACCOUNT: '1000000',
  MAX_UNPAID_ORDERS: '1000000',
  MAX_UNPAID_TICKETS: '1000000',
  TRANSFER_HOLD_SHARE: '1',
  WAITING_ROOM_ORDERS_PER_MINUTE: '0',
});

/** A process under measurement. */
export interface Running {
  url: string;
  /** CPU seconds of all its threads so far. */
  processorSeconds: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts one API process on the database. @param also replaces variables of its environment */
export const startApi = (databaseUrl: string, also: Record<string, string> = {}) =>
  start(join(repositoryRoot, 'api/src/main.ts'), { ...environment(databaseUrl), ...also }, '/healthz');

/** Starts one worker process. */
export const startWorker = (databaseUrl: string) =>
  start(join(repositoryRoot, 'api/src/main.ts'), { ...environment(databaseUrl), ROLE: 'worker' }, '/healthz');

/** Starts one gateway process in front of an API. @param env may replace variables of its environment */
export function startGateway(apiUrl: string, env: Record<string, string>) {
  const settings = { HOST: 'localhost', SITE_URL: `http://localhost:${nextPort}`, API_URL: apiUrl, LOG_LEVEL: 'warn' };
  return start(join(repositoryRoot, 'deploy/gateway/main.ts'), { ...settings, ...env }, '/healthz');
}

/** Starts a Fastify server that only sends `body`: the upper bound for a response of this size. */
export function startBareServer(body: string) {
  const file = join(repositoryRoot, `.local/bench-body-${nextPort}.json`);
  writeFileSync(file, body);
  return start(join(import.meta.dirname, 'bare-server.ts'), { BODY_FILE: file }, '/');
}

async function start(file: string, env: Record<string, string>, probe: string): Promise<Running> {
  const port = String(nextPort++);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'processor-time.ts'), file], {
    env: { PATH: process.env.PATH, PORT: port, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  while (!(await fetch(url + probe).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${file} has ended`);
    await wait(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, processorSeconds: () => processorSeconds(child), stop };
}

async function processorSeconds(child: ChildProcess) {
  child.send('processor time');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1e6;
}

/** Returns the process id of the PostgreSQL server, which has to be on this machine. */
export async function databaseProcess(db: Database): Promise<number> {
  const sql = `SELECT current_setting('data_directory') AS folder`;
  const [found] = await query<{ folder: string }>(db, sql, []);
  return Number(readFileSync(join(found?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The kernel counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;

/** Returns the CPU seconds of a program of several processes, also of those that have ended; NaN outside Linux. */
export function familySeconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  /** User and system time, and those of children that have ended. */
  const ticks = (of: string, count: 2 | 4) => {
    try {
      const fields = readFileSync(`/proc/${of}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return fields.slice(11, 11 + count).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      return 0; // it has ended since its parent was asked
    }
  };
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + ticks(child, 2), ticks(String(pid), 4)) / ticksPerSecond;
}
