import type { Guest } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { InvitedGuest } from './guest-list/guest-rows.ts';

/** Name and address of a guest. */
export type GuestKeys = [name: string, email: string];

/** Tickets of guest `i`, an invitation, that are paid or wait for their payment. */
const booked = sql<number>`(SELECT count(*)::int FROM orders o JOIN order_ticket t ON t.order_id = o.id
  WHERE o.event_id = i.event_id AND o.invited_email = i.email AND t.refund_id IS NULL
    AND o.state IN ('paid', 'awaiting_payment', 'awaiting_transfer_payment'))`;

/** Guests of requests, and what they answer once they are invited. */
export function createGuestsRepository(db: Queryable) {
  return {
    /** Puts these guests in the place of those before. */
    async replace(requestId: number, guests: InvitedGuest[]) {
      await db.deleteFrom('event_request_guest').where('event_request_id', '=', requestId).execute();
      await sql`INSERT INTO event_request_guest (event_request_id, email, name, phone, seats)
        SELECT ${requestId}, guest.* FROM jsonb_to_recordset(${JSON.stringify(guests)}::jsonb)
          AS guest (email text, name text, phone text, seats int)`.execute(db);
    },

    /** By name. @param after keys of the last guest of the page before */
    async list(requestId: number, count: number, after?: GuestKeys) {
      const { rows } = await sql<{ item: Guest }>`
        SELECT jsonb_strip_nulls(jsonb_build_object('name', g.name, 'email', g.email, 'seats', g.seats,
          'answer', CASE WHEN told.booked > 0 THEN 'accepted' ELSE i.answer END, 'booked', told.booked)) AS item
        FROM event_request_guest g JOIN event_request r ON r.id = g.event_request_id
          LEFT JOIN event_invitation i ON i.event_id = r.event_id AND i.email = g.email
          CROSS JOIN LATERAL (SELECT ${booked} AS booked) told
        WHERE g.event_request_id = ${requestId}
          AND ${after ? sql`(g.name, g.email) > (${after[0]}, ${after[1]})` : sql`true`}
        ORDER BY g.name, g.email LIMIT ${count}`.execute(db);
      return rows.map(({ item }) => item);
    },

    /** Locks the customer's invitation to the event. @returns the tickets that are booked with it; undefined without one */
    async lockInvitation(eventId: number, customerId: number) {
      const { rows } = await sql<{ email: string; booked: number }>`
        SELECT i.email, ${booked} AS booked FROM event_invitation i JOIN customer c ON c.email = i.email
        WHERE i.event_id = ${eventId} AND c.id = ${customerId} AND c.verified_at IS NOT NULL FOR UPDATE OF i`.execute(
        db,
      );
      return rows[0];
    },

    answer: (eventId: number, email: string, answer: NonNullable<Guest['answer']>) =>
      db
        .updateTable('event_invitation')
        .set({ answer })
        .where('event_id', '=', eventId)
        .where('email', '=', email)
        .execute(),
  };
}
