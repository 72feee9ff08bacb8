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
  /** How many API processes. */
  size?: number;
  /** Further variables of each process. */
  env?: Record<string, string>;
  /** The file that starts a process, of another version of the API. */
  program?: string;
  /** By default a new one with the fixture. It is dropped in the end. */
  database?: Awaited<ReturnType<typeof freshDatabase>>;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export type Member = Cluster['members'][number];

/** For processes at which many buyers order from one address. */
export const unlimited = {
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_ACCOUNT: '1000000',
  MAX_UNPAID_ORDERS: '1000000',
  MAX_UNPAID_TICKETS: '1000000',
  TRANSFER_HOLD_SHARE: '1',
};

/** One process of the API, which keeps its address when it is started again. */
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
    /** What the present process has written. */
    output: () => running.output,
    /** Sends the signal. @returns the exit code once the process has ended; null after a kill */
    async stop(signal: 'SIGTERM' | 'SIGKILL') {
      running.child.kill(signal);
      return (await running.ended)[0];
    },
    /** Starts the process again after it has ended, as the version of this checkout. */
    async restart() {
      running = await start();
    },
  };
}

/**
 * Starts several API processes on one new database, as in production, each with its worker. What they are asked goes over
 * the network; `db` and `data` are the test's own way to the database.
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
    /** Address of the database. */
    databaseUrl: database.url,
    db,
    data,
    members,
    /** The member whose turn it is: calls are spread over the processes by their number. */
    member(turn: number) {
      const member = members[turn % size];
      if (!member) throw new Error('The cluster has no process.');
      return member;
    },
    /** Kills the processes that run and drops the database. */
    async stop() {
      for (const undo of undos.reverse()) await undo();
    },
    /** Adds customers. @returns the token of each, as after a login */
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
