import { periodicity } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';

/**
 * SQL: true until `event` is over. A range ends with its last day, other events when their last date begins. The last
 * date comes from an index; for a plain "is there a date" PostgreSQL would scan all dates.
 */
export const running = sql<boolean>`CASE WHEN event.periodicity_type = ${sql.lit(periodicity.range)} THEN event.ends_at > now()
  ELSE COALESCE((SELECT max(d.starts_at) FROM event_date d WHERE d.event_id = event.id) > now(), false) END`;
