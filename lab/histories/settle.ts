import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, query } from '@idavuelta/api/database/database.ts';
import { reconciliationBatch } from '@idavuelta/api/modules/payments/reconciliation.ts';
import type { Fault } from './audit.ts';

/** Longer than it takes to detect and repeat the jobs of a killed process. */
const settleLimitMs = 90_000;

const mailLimitMs = 300_000;

/**
 * Queues reconciliation jobs for all payments. Their last query is cleared first, because a payment is queried at most
 * once an hour.
 */
export async function reconcileAll(db: Database) {
  await query(db, 'UPDATE payment SET looked_up_at = NULL');
  await query(
    db,
    `INSERT INTO pgboss.job (name, data)
     SELECT 'reconcile-payments', '{}' FROM generate_series(0, (SELECT count(*) FROM payment) / $1)`,
    [reconciliationBatch],
  );
}

/** Counts jobs due now or soon, and their retries. Later jobs are unrelated to what happened so far. */
const openJobs = (db: Database) =>
  query<{ name: string; state: string; tries: number; jobs: number; reason: string | null }>(
    db,
    `SELECT name, state::text, max(retry_count)::int AS tries, count(*)::int AS jobs, max(output ->> 'reason') AS reason
     FROM pgboss.job WHERE state < 'completed' AND start_after < now() + interval '20 seconds'
       AND name NOT IN ('failed-jobs', 'send-mail') AND name NOT LIKE '\\_\\_pgboss%' GROUP BY 1, 2`,
  );

/** Waits until no order awaits payment and no job is due. @returns the jobs that do not finish */
export async function settled(db: Database): Promise<Fault[]> {
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

/** Waits until no mail is due. @returns those that are not accepted */
export async function mailsSent(db: Database): Promise<Fault[]> {
  const due = `SELECT count(*)::int AS mails, max(output ->> 'reason') AS reason FROM pgboss.job
    WHERE name IN ('send-mail', 'send-urgent-mail') AND state < 'completed' AND start_after < now() + interval '5 seconds'`;
  for (let waited = 0; ; waited += 500) {
    const [row] = await query<{ mails: number; reason: string | null }>(db, due);
    if (row?.mails === 0) return [];
    if (waited >= mailLimitMs) return [{ kind: 'mails that are not sent', detail: JSON.stringify(row) }];
    await sleep(500);
  }
}
