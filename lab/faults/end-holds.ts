import { query } from '@idavuelta/api/database/database.ts';
import type { Site } from './site.ts';

/** Ends the holds of these orders by the database's clock, and the grace period of their payment attempts. */
export async function endHolds({ db }: Site, ids: string[]) {
  await query(db, `UPDATE seat_hold SET held_until = now() WHERE order_id = ANY($1::uuid[])`, [ids]);
  await query(
    db,
    `UPDATE payment SET created_at = created_at - interval '2 minutes' WHERE order_id = ANY($1::uuid[])`,
    [ids],
  );
  await query(
    db,
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'expire-order' AND state < 'active' AND data ->> 'orderId' = ANY($1::text[])`,
    [ids],
  );
}
