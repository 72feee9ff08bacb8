import { type RawBuilder, sql } from 'kysely';
import type { StoredVisibility } from '../database/column-types.ts';
import type { Queryable } from '../database/database.ts';
import { visibilitiesThat } from './visibility.ts';

/** SQL of the policy, for the repositories that read `event`. */

const isOneOf = (visibilities: StoredVisibility[], column: RawBuilder<unknown> = sql`event.visibility`) =>
  sql<boolean>`${column} IN (${sql.join(visibilities.map((visibility) => sql.lit(visibility)))})`;

/** True for a visibility whose events strangers come across. */
export const isListedAs = (column: RawBuilder<unknown>) =>
  isOneOf(
    visibilitiesThat(({ listed }) => listed),
    column,
  );

/** True for events that strangers come across. */
export const isListed = sql<boolean>`NOT event.withdrawn AND ${isListedAs(sql`event.visibility`)}`;

/** True for events that the customer is invited to, by the verified address of the account. */
export const isInvited = (customerId: number) => sql<boolean>`EXISTS (
  SELECT FROM event_invitation i JOIN customer c ON c.email = i.email
  WHERE i.event_id = event.id AND c.id = ${customerId} AND c.verified_at IS NOT NULL)`;

/** True for events that are found by their id. @param customerId who asks; absent for a stranger */
export const isFoundById = (customerId?: number): RawBuilder<boolean> => {
  const byAnybody = isOneOf(visibilitiesThat(({ foundById }) => foundById));
  return customerId === undefined ? byAnybody : sql`(${byAnybody} OR ${isInvited(customerId)})`;
};

/** True for events that are found by their slug. */
export const isFoundByLink = isOneOf(visibilitiesThat(({ foundByLink }) => foundByLink));

/** True for events whose offer everybody with the link may read. */
export const offersToAnybody = isOneOf(visibilitiesThat(({ offerFor }) => offerFor === 'anybody'));

export interface Invitation {
  /** The address that was invited. */
  email: string;
  /** Most tickets of the customer. */
  seats: number;
  /** Tickets of the customer's orders that are paid or wait for their payment. */
  taken: number;
}

export function createVisibilityRepository(db: Queryable) {
  return {
    visibilityOf: (eventId: number) =>
      db.selectFrom('event').select('visibility').where('id', '=', eventId).executeTakeFirst(),

    /** Keeps other orders under the customer's invitation waiting until the transaction ends. */
    lockInvitation: (eventId: number, customerId: number) =>
      db
        .selectFrom('event_invitation as i')
        .innerJoin('customer as c', 'c.email', 'i.email')
        .select('i.email')
        .where('i.event_id', '=', eventId)
        .where('c.id', '=', customerId)
        .forUpdate('i')
        .execute(),

    /**
     * The customer's invitation to the event, if there is one. Orders count for the customer and for the address that
     * was invited: neither another address nor another account makes the seats more.
     */
    invitation: (eventId: number, customerId: number): Promise<Invitation | undefined> =>
      db
        .selectFrom('event_invitation as i')
        .innerJoin('customer as c', 'c.email', 'i.email')
        .select(['i.email', 'i.seats'])
        .select(({ selectFrom }) => [
          selectFrom('orders as o')
            .innerJoin('order_ticket as t', 't.order_id', 'o.id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('o.event_id', '=', 'i.event_id')
            .where((eb) =>
              eb.or([eb('o.customer_id', '=', eb.ref('c.id')), eb('o.invited_email', '=', eb.ref('i.email'))]),
            )
            .where('t.refund_id', 'is', null)
            .where('o.state', 'in', ['paid', 'awaiting_payment', 'awaiting_transfer_payment'])
            .$asScalar()
            .$notNull()
            .as('taken'),
        ])
        .where('i.event_id', '=', eventId)
        .where('c.id', '=', customerId)
        .where('c.verified_at', 'is not', null)
        .executeTakeFirst(),
  };
}
