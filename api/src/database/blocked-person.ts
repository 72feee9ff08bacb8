import type { Passenger } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';

// Whose data are blocked is seen in no list, but where a trip is to come: it cannot be driven without them.

/** SQL: the person with the email address in this column is not blocked. */
export const isNotBlocked = (email: string) =>
  sql<boolean>`NOT EXISTS (SELECT FROM blocked_person blocked WHERE blocked.email = lower(${sql.ref(email)}))`;

/** SQL: order `o` of a departure to come, or of a buyer whose data are not blocked. */
export const isOrderShown = sql<boolean>`NOT EXISTS (
  SELECT FROM blocked_person blocked JOIN customer buyer ON buyer.email = blocked.email
    JOIN departure ridden ON ridden.id = o.departure_id
  WHERE buyer.id = o.customer_id AND ridden.starts_at <= now())`;

/** SQL: the passengers of ticket `t` of order `o`, without those whose data are blocked. */
export const shownPassengers = sql<Passenger[]>`(
  SELECT COALESCE(jsonb_agg(passenger ORDER BY n), '[]')
  FROM jsonb_array_elements(t.passengers) WITH ORDINALITY AS list (passenger, n)
  WHERE NOT EXISTS (
    SELECT FROM blocked_person blocked JOIN departure ridden ON ridden.id = o.departure_id
    WHERE blocked.email = lower(passenger ->> 'email') AND ridden.starts_at <= now()))`;
