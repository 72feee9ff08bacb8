import type { Queryable } from '../../database/database.ts';
import { answerOf } from '../event-requests/guest-answer.ts';
import { takenStates } from '../orders/order-transitions.ts';

/** Returns the customer's replies to invitations, by event; booking counts as accepting. */
export async function answersOf(db: Queryable, { customerId, eventIds }: { customerId: number; eventIds: number[] }) {
  const rows = await db
    .selectFrom('event_invitation as i')
    .innerJoin('customer as c', 'c.email', 'i.email')
    .select(['i.event_id as eventId', 'i.answer'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('orders as o')
          .whereRef('o.event_id', '=', 'i.event_id')
          .whereRef('o.invited_email', '=', 'i.email')
          .where('o.state', 'in', takenStates),
      )
        .$castTo<boolean>()
        .as('booked'),
    ])
    .where('c.id', '=', customerId)
    .where(({ eb, fn, val }) => eb('i.event_id', '=', fn.any(val(eventIds))))
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const answer = answerOf(row);
      return answer ? [[row.eventId, { answer }] as const] : [];
    }),
  );
}
