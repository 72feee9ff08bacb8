import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, query } from '@idavuelta/api/database/database.ts';
import { type Cluster, startCluster } from '@idavuelta/api/testing/cluster.ts';
import { startMailServer } from '@idavuelta/api/testing/mail-server.ts';
import { seatAccounts } from '@idavuelta/api/testing/seat-accounts.ts';
import fc from 'fast-check';
import { audit, type Fault } from './audit.ts';
import { liveHistory } from './history.ts';
import { mailFaults, mailFrom } from './mail-audit.ts';
import { holdMs, type ProviderCode, planAt } from './plan.ts';
import { type Providers, startProviders } from './providers.ts';
import { mailsSent, reconcileAll, settled } from './settle.ts';

export interface HistoriesOptions {
  /** Number of histories per provider. */
  histories: Partial<Record<ProviderCode, number>>;
  /** The same seed gives the same plans; timing remains random. */
  seed: number;
  /** Number of concurrent histories. */
  atOnce?: number;
  /** Interval between kills of a process, in milliseconds. */
  killEveryMs?: number;
}

export interface HistoriesResult {
  faults: Fault[];
  kills: number;
  charges: number;
  /** Delivered mails, and how many were repeats. */
  mails: { delivered: number; repeated: number };
  /** Number of orders by provider and outcome. */
  endings: { provider: string; state: string; flagged: boolean; orders: number }[];
}

/** Runs random histories on two processes that are killed now and then. @returns the violations */
export async function runHistories(options: HistoriesOptions): Promise<HistoriesResult> {
  const providers = await startProviders();
  const mailServer = await startMailServer();
  const cluster = await startCluster({
    env: {
      ...providers.env,
      SMTP_URL: mailServer.url,
      MAIL_FROM: mailFrom,
      HOLD_SECONDS: String(holdMs / 1000),
      HOLD_MAX_SECONDS: String((2 * holdMs) / 1000),
      HOLD_GRACE_SECONDS: String(holdMs / 1000),
    },
  });
  try {
    return await runOn({ cluster, providers, mailServer, ...options });
  } finally {
    await cluster.stop();
    await mailServer.close();
    await providers.close();
  }
}

interface Run extends HistoriesOptions {
  cluster: Cluster;
  providers: Providers;
  mailServer: Awaited<ReturnType<typeof startMailServer>>;
}

async function runOn(run: Run): Promise<HistoriesResult> {
  const { cluster, providers, mailServer } = run;
  const faults = new Map<string, Fault>();
  const note = (fault: Fault) => faults.set(`${fault.kind} ${fault.detail}`, fault);
  const watch = repeat(200, async () => {
    for (const fault of await seatFaults(cluster.db)) note(fault);
  });
  let kills = 0;
  const killing = repeat(run.killEveryMs ?? 4000, async () => {
    await killOne(cluster, kills++);
  });
  await liveAll(run, (detail) => note({ kind: 'a response that nobody should get', detail }));
  await killing.stop();
  providers.healAll();
  for (const fault of await settled(cluster.db)) note(fault);
  await reconcileAll(cluster.db);
  for (const fault of await settled(cluster.db)) note(fault);
  for (const fault of await mailsSent(cluster.db)) note(fault);
  await watch.stop();
  const charges = providers.charges();
  for (const fault of await audit(cluster.db, charges)) note(fault);
  const { accepted } = mailServer;
  for (const fault of await mailFaults(cluster.db, accepted)) note(fault);
  const repeated = accepted.length - new Set(accepted.map(({ messageId }) => messageId)).size;
  return {
    faults: [...faults.values()],
    kills,
    charges: charges.length,
    mails: { delivered: accepted.length, repeated },
    endings: await endingsIn(cluster.db),
  };
}

const endingsIn = (db: Database) =>
  query<HistoriesResult['endings'][number]>(
    db,
    `SELECT payment_code AS provider, state, flagged_at IS NOT NULL AS flagged, count(*)::int AS orders
     FROM orders WHERE payment_code <> 'transferencia' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
  );

async function liveAll(
  { histories, seed, atOnce = 30, cluster, providers }: HistoriesOptions & { cluster: Cluster; providers: Providers },
  unexpected: (what: string) => void,
) {
  const queue = Object.entries(histories).flatMap(([code, count]) => {
    const provider = code as ProviderCode;
    return fc
      .sample(planAt(provider), { seed, numRuns: count })
      .map((plan, index) => () => liveHistory(plan, { cluster, providers, provider, index, unexpected }));
  });
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await next();
    }),
  );
}

/** Repeats `work` until stopped, first after an initial pause. */
function repeat(everyMs: number, work: () => Promise<void>) {
  let stopped = false;
  const running = (async () => {
    while (!stopped) {
      await sleep(everyMs);
      if (!stopped) await work();
    }
  })();
  return {
    stop() {
      stopped = true;
      return running;
    },
  };
}

/** Kills and restarts one process while the other keeps running. */
async function killOne({ db, member }: Cluster, turn: number) {
  await member(turn).stop('SIGKILL');
  // The queues detect the jobs of a killed process by its heartbeat, which the test need not wait for.
  await query(db, `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE state = 'active'`);
  await member(turn).restart();
}

async function seatFaults(db: Database): Promise<Fault[]> {
  return (await seatAccounts(db))
    .filter(
      ({ capacity, held, sold, heldByOrders, soldToOrders }) =>
        held !== heldByOrders || sold !== soldToOrders || held + sold > capacity,
    )
    .map((account) => ({ kind: 'seats that do not add up', detail: JSON.stringify(account) }));
}
