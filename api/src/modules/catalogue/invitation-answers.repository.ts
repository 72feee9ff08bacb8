import type { GuestAnswer } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** What the customer has told the organisers of these events, by event; who has booked has accepted. */
export async function answersOf(db: Queryable, { customerId, eventIds }: { customerId: number; eventIds: number[] }) {
  const { rows } = await sql<{ eventId: number; answer: GuestAnswer }>`
    SELECT i.event_id AS "eventId", told.answer
    FROM event_invitation i JOIN customer c ON c.email = i.email
    CROSS JOIN LATERAL (SELECT CASE WHEN EXISTS (
        SELECT FROM orders o WHERE o.event_id = i.event_id AND o.invited_email = i.email
          AND o.state IN ('paid', 'awaiting_payment', 'awaiting_transfer_payment'))
      THEN 'accepted' ELSE i.answer END AS answer) told
    WHERE c.id = ${customerId} AND i.event_id = ANY (${eventIds}::int[]) AND told.answer IS NOT NULL`.execute(db);
  return new Map(rows.map(({ eventId, answer }) => [eventId, { answer }]));
}
