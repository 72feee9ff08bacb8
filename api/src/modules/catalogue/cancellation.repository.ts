import { periodicity } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';

/**
 * Why an event does not take place: it was cancelled, or the last of its departures was called off. Null for one that does.
 * Days of a range are departures only once something is sold of them.
 */
export const cancellation = sql<{ reason?: string } | null>`(
  SELECT jsonb_strip_nulls(jsonb_build_object('reason', a.detail -> 'reason')) FROM staff_act a
  WHERE a.event_id = event.id AND (a.kind = 'cancel-event' OR (a.kind = 'call-off-departure'
    AND event.periodicity_type <> ${sql.lit(periodicity.range)}
    AND NOT EXISTS (SELECT FROM departure d WHERE d.event_id = event.id AND d.called_off_at IS NULL)))
  ORDER BY a.id DESC LIMIT 1)`;
