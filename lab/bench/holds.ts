import { setTimeout as wait } from 'node:timers/promises';
import { type Database, query } from '@idavuelta/api/database/database.ts';
import { startJobs } from '@idavuelta/api/jobs/jobs.ts';
import { startWorker } from './processes.ts';

/**
 * Creates orders of one date, of the first customer.
 * @param seconds until their holds end
 * @returns their ids
 */
export async function holdSeats(db: Database, count: number, seconds = 0): Promise<string[]> {
  const rows = await query<{ id: string }>(
    db,
    `WITH pool AS (SELECT id, departure_id FROM seat_pool ORDER BY id LIMIT 1),
      made AS (
        INSERT INTO orders (id, customer_id, event_id, departure_id, province_id, payment_code, state, amount_minor,
          currency, site_origin, language, request_hash)
        SELECT gen_random_uuid(), c.id, d.event_id, d.id, p.id, 'webpay', 'awaiting_payment', 4500, 'PEN', '', 'es_PE', ''
        FROM generate_series(1, $1) CROSS JOIN (SELECT min(id) AS id FROM customer) c, pool
        JOIN departure d ON d.id = pool.departure_id JOIN event e ON e.id = d.event_id
        JOIN province p ON p.country_code = e.country_code
        RETURNING id),
      hold AS (INSERT INTO seat_hold (order_id, held_until) SELECT id, now() + make_interval(secs => $2) FROM made),
      item AS (INSERT INTO seat_hold_item (order_id, seat_pool_id, units) SELECT made.id, pool.id, 1 FROM made, pool),
      taken AS (UPDATE seat_pool SET held = held + $1 FROM pool WHERE seat_pool.id = pool.id)
    SELECT id FROM made`,
    [count, seconds],
  );
  return rows.map(({ id }) => id);
}

/** Returns how many seconds one worker takes to release holds that end at the same moment. */
export async function releaseHolds(databaseUrl: string, db: Database, count: number): Promise<number> {
  const ids = await holdSeats(db, count);
  const jobs = await startJobs(databaseUrl, { db, worker: false });
  // Pending jobs of this bench's orders would run first.
  await query(db, `DELETE FROM pgboss.job WHERE state IN ('created', 'retry')`, []);
  for (let i = 0; i < ids.length; i += 100)
    await Promise.all(ids.slice(i, i + 100).map((orderId) => jobs.send('expire-order', { orderId })));
  await jobs.stop();

  const worker = await startWorker(databaseUrl);
  try {
    const begun = performance.now();
    for (;;) {
      const [{ held } = { held: 0 }] = await query<{ held: number }>(
        db,
        `SELECT count(*) AS held FROM seat_hold WHERE order_id = ANY ($1) AND state = 'held'`,
        [ids],
      );
      if (held === 0) return (performance.now() - begun) / 1000;
      await wait(100);
    }
  } finally {
    await worker.stop();
  }
}
