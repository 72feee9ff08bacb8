import { randomUUID } from 'node:crypto';
import type { OrderRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import { freePort } from '@idavuelta/shared/testing/free-port';
import { openDatabase } from '../database/database.ts';
import { callApi } from './call-api.ts';
import { type CleanUp, spawnProcess } from './process.ts';
import { freshDatabase, patient } from './server.ts';
import { sessionTokens } from './session-tokens.ts';
import { testEnvironment } from './test-app.ts';
import { createTestData } from './test-data.ts';

export interface ClusterOptions {
  /** Number of API processes. */
  size?: number;
  /** Additional environment variables of each process. */
  env?: Record<string, string>;
  /** Main file of another version of the API. */
  program?: string;
  /** Defaults to a new database with the fixture. Dropped at the end. */
  database?: Awaited<ReturnType<typeof freshDatabase>>;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type Member = Cluster['members'][number];

/** For many buyers who order from one address. */
export const unlimited = {
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_ACCOUNT: '1000000',
  MAX_UNPAID_ORDERS: '1000000',
  MAX_UNPAID_TICKETS: '1000000',
  TRANSFER_HOLD_SHARE: '1',
};

/** Starts an API process that keeps its address when restarted. */
async function startMember(t: CleanUp, env: Record<string, string>, program?: string) {
  const port = await freePort();
  const start = async (version?: string) => {
    const api = spawnProcess(t, { PORT: String(port), ...env }, version);
    await api.ready();
    return api;
  };
  let running = await start(program);

  return {
    url: `http://localhost:${port}`,
    /** Output of the current process. */
    output: () => running.output,
    /** Sends the signal. @returns the exit code; null after a kill */
    async stop(signal: 'SIGTERM' | 'SIGKILL') {
      running.child.kill(signal);
      return (await running.ended)[0];
    },
    /** Restarts the stopped process with this checkout's version. */
    async restart() {
      running = await start();
    },
  };
}

/**
 * Starts several API processes with workers on one new database, as in production. Calls go over the network; `db` and
 * `data` give the test direct access to the database.
 */
export async function startCluster({ size = 2, env = {}, program, ...options }: ClusterOptions = {}) {
  const undos: (() => unknown)[] = [];
  const t: CleanUp = { after: (undo) => undos.push(undo) };
  const database = options.database ?? (await freshDatabase());
  const db = openDatabase(database.url, { ...patient, max: 4 });
  t.after(async () => {
    await db.destroy();
    await database.drop();
  });
  const variables = {
    DATABASE_NAME: database.name,
    JWT_SECRET: testEnvironment.JWT_SECRET,
    ...unlimited,
    ...env,
  };
  const members = await Promise.all(Array.from({ length: size }, () => startMember(t, variables, program)));
  const data = createTestData(db);

  return {
    databaseUrl: database.url,
    db,
    data,
    members,
    /** Returns processes in turn, to spread calls. */
    member(turn: number) {
      const member = members[turn % size];
      if (!member) throw new Error('The cluster has no process.');
      return member;
    },
    /** Kills the running processes and drops the database. */
    async stop() {
      for (const undo of undos.reverse()) await undo();
    },
    /** Adds customers. @returns a login token for each */
    async buyers(count: number) {
      const emails = Array.from({ length: count }, () => `${randomUUID()}@example.org`);
      const logins = await sessionTokens(db, testEnvironment.JWT_SECRET, await data.addCustomers(emails));
      return logins.map(({ token }) => token);
    },
  };
}

/** Places an order at one of the processes. */
export const placeAt = ({ url }: Pick<Member, 'url'>, token: string, body: OrderRequest, key: string = randomUUID()) =>
  callApi<PlacedOrder>(`${url}/shop-api/init-payment`, { token, body, headers: { 'idempotency-key': key } });
