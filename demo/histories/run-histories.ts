import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, query } from '@idavuelta/api/database/database.ts';
import { reconciliationBatch } from '@idavuelta/api/modules/payments/reconciliation.ts';
import { type Cluster, startCluster } from '@idavuelta/api/testing/cluster.ts';
import { seatAccounts } from '@idavuelta/api/testing/seat-accounts.ts';
import fc from 'fast-check';
import { audit, type Fault } from './audit.ts';
import { liveHistory } from './history.ts';
import { holdMs, type ProviderCode, planAt } from './plan.ts';
import { type Providers, startProviders } from './providers.ts';

export interface HistoriesOptions {
  /** With how many histories of each provider. */
  histories: Partial<Record<ProviderCode, number>>;
  /** The same seed gives the same plans; what meets what in time is chance. */
  seed: number;
  /** How many histories are under way at the same time. */
  atOnce?: number;
  /** Between two kills of a process, in milliseconds. */
  killEveryMs?: number;
}

export interface HistoriesResult {
  faults: Fault[];
  kills: number;
  charges: number;
  /** How many orders ended how, by provider. */
  endings: { provider: string; state: string; flagged: boolean; orders: number }[];
}

/** Longer than a killed process's jobs need to be found and done again. */
const settleLimitMs = 90_000;

/** Lives random histories at two processes that are killed now and then. @returns what must not have happened */
export async function runHistories(options: HistoriesOptions): Promise<HistoriesResult> {
  const providers = await startProviders();
  const cluster = await startCluster({
    env: {
      ...providers.env,
      HOLD_SECONDS: String(holdMs / 1000),
      HOLD_MAX_SECONDS: String((2 * holdMs) / 1000),
      HOLD_GRACE_SECONDS: String(holdMs / 1000),
    },
  });
  try {
    return await runOn({ cluster, providers, ...options });
  } finally {
    await cluster.stop();
    await providers.close();
  }
}

async function runOn(run: HistoriesOptions & { cluster: Cluster; providers: Providers }): Promise<HistoriesResult> {
  const { cluster, providers } = run;
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
  await watch.stop();
  const charges = providers.charges();
  for (const fault of await audit(cluster.db, charges)) note(fault);
  return { faults: [...faults.values()], kills, charges: charges.length, endings: await endingsIn(cluster.db) };
}

/** A charge of which every message was lost is found by the reconciliation, which takes so many payments at a time. */
const reconcileAll = (db: Database) =>
  query(
    db,
    `INSERT INTO pgboss.job (name, data)
     SELECT 'reconcile-payments', '{}' FROM generate_series(0, (SELECT count(*) FROM payment) / $1)`,
    [reconciliationBatch],
  );

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

/** Runs `work` again and again until it is stopped. The first run comes after the first pause. */
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

/** Kills one process and starts it again; the other one goes on. */
async function killOne({ db, member }: Cluster, turn: number) {
  await member(turn).stop('SIGKILL');
  // The queues find the jobs of a killed process by its heartbeat, for which no proof needs to wait.
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

/** Jobs that are tried now or soon, and by how many. Those for later have nothing to do with what happened so far. */
const openJobs = (db: Database) =>
  query<{ name: string; state: string; tries: number; jobs: number; reason: string | null }>(
    db,
    `SELECT name, state::text, max(retry_count)::int AS tries, count(*)::int AS jobs, max(output ->> 'reason') AS reason
     FROM pgboss.job WHERE state < 'completed' AND start_after < now() + interval '20 seconds'
       AND name NOT IN ('failed-jobs', 'send-mail') AND name NOT LIKE '\\_\\_pgboss%' GROUP BY 1, 2`,
  );

/** Waits until no order waits for its payment and no job is due. @returns the jobs that do not come to an end */
async function settled(db: Database): Promise<Fault[]> {
  const orders = "SELECT count(*)::int AS waiting FROM orders WHERE state = 'awaiting_payment'";
  for (let waited = 0; ; waited += 500) {
    const [row] = await query<{ waiting: number }>(db, orders);
    const open = await openJobs(db);
    if (row?.waiting === 0 && open.length === 0) return [];
    if (waited >= settleLimitMs)
      return open.map((jobs) => ({ kind: 'a job that does not come to an end', detail: JSON.stringify(jobs) }));
    await sleep(500);
  }
}
