import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { SeedRate } from './seed-content.ts';

const seededBy = 'seed';

/**
 * Sets exchange rates for development and renews them after a day, so that a database unused for weeks offers all its
 * payment methods. Rates set by staff are not changed.
 */
export async function refreshRates(tx: Queryable, rates: SeedRate[]) {
  for (const { currency, rate } of rates) {
    await sql`
      INSERT INTO exchange_rate (currency, rate, set_by) SELECT ${currency}, ${rate}::numeric, ${seededBy}
      WHERE NOT EXISTS (
        SELECT FROM (SELECT set_by, set_at FROM exchange_rate WHERE currency = ${currency}
          ORDER BY set_at DESC, id DESC LIMIT 1) latest
        WHERE set_by <> ${seededBy} OR set_at > now() - interval '1 day')`.execute(tx);
  }
}
