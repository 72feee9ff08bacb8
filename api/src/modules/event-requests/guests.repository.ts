import type { Guest } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { isNotBlocked } from '../../database/blocked-person.ts';
import type { Queryable } from '../../database/database.ts';
import { listPage } from '../../database/list-page.ts';
import { takenStates } from '../orders/order-transitions.ts';
import { toGuest } from './guest-answer.ts';
import type { InvitedGuest } from './guest-list/guest-rows.ts';

export type GuestKeys = [name: string, id: number];

/** SQL: number of tickets of invitation `i` that are paid or await payment. */
const bookedOf = (db: Queryable) =>
  db
    .selectFrom('orders as o')
    .innerJoin('order_ticket as t', 't.order_id', 'o.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('o.event_id', '=', sql.ref<number>('i.event_id'))
    .where('o.invited_email', '=', sql.ref<string>('i.email'))
    .where('t.refund_id', 'is', null)
    .where('o.state', 'in', takenStates)
    .$asScalar()
    .$notNull();

export function createGuestsRepository(db: Queryable) {
  const guestsOf = (requestId: number) =>
    db
      .selectFrom('event_request_guest as g')
      .innerJoin('event_request as r', 'r.id', 'g.event_request_id')
      .leftJoin('event_invitation as i', (join) =>
        join.onRef('i.event_id', '=', 'r.event_id').onRef('i.email', '=', 'g.email'),
      )
      .select(['g.id', 'g.name', 'g.email', 'g.phone', 'g.seats', 'i.answer', bookedOf(db).as('booked')])
      .where('g.event_request_id', '=', requestId);

  return {
    async replace(requestId: number, guests: InvitedGuest[]) {
      await db.deleteFrom('event_request_guest').where('event_request_id', '=', requestId).execute();
      await sql`INSERT INTO event_request_guest (event_request_id, email, name, phone, seats)
        SELECT ${requestId}, guest.* FROM jsonb_to_recordset(${JSON.stringify(guests)}::jsonb)
          AS guest (email text, name text, phone text, seats int)`.execute(db);
    },

    /** Sorted by name. @param after keys of the last guest on the previous page */
    list: (requestId: number, count: number, after?: GuestKeys) =>
      guestsOf(requestId)
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) => {
            const [name, id] = after as GuestKeys;
            return eb(refTuple('g.name', 'g.id'), '>', tuple(name, id));
          }),
        )
        .orderBy('g.name')
        .orderBy('g.id')
        .limit(count)
        .execute(),

    /** Returns a page for staff. @param sort `name`, `seats` or `booked`, prefixed with - for descending order */
    async page(requestId: number, { sort, ...page }: { page: number; size: number; sort: string }) {
      const column = sql.ref(sort.replace('-', ''));
      const found = guestsOf(requestId)
        .where(isNotBlocked('g.email'))
        .orderBy(column, sort.startsWith('-') ? 'desc' : 'asc')
        .orderBy('g.id');
      const { rows, total } = await listPage(db, found, page);
      return { rows: rows.map(toGuest), total };
    },

    /**
     * Locks the customer's invitation to the event.
     * @returns the number of tickets booked with it; undefined without an invitation
     */
    lockInvitation: (eventId: number, customerId: number) =>
      db
        .selectFrom('event_invitation as i')
        .innerJoin('customer as c', 'c.email', 'i.email')
        .select(['i.email', bookedOf(db).as('booked')])
        .where('i.event_id', '=', eventId)
        .where('c.id', '=', customerId)
        .where('c.verified_at', 'is not', null)
        .forUpdate('i')
        .executeTakeFirst(),

    answer: (eventId: number, email: string, answer: NonNullable<Guest['answer']>) =>
      db
        .updateTable('event_invitation')
        .set({ answer })
        .where('event_id', '=', eventId)
        .where('email', '=', email)
        .execute(),
  };
}
