import { type RawBuilder, sql } from 'kysely';
import type { StoredVisibility } from '../database/column-types.ts';
import type { Queryable } from '../database/database.ts';
import { visibilitiesThat } from './visibility.ts';

/** SQL of the visibility rules, for the repositories that read `event`. */

const isOneOf = (visibilities: StoredVisibility[], column: RawBuilder<unknown> = sql`event.visibility`) =>
  sql<boolean>`${column} IN (${sql.join(visibilities.map((visibility) => sql.lit(visibility)))})`;

/** SQL: true for a visibility that is listed publicly. */
export const isListedAs = (column: RawBuilder<unknown>) =>
  isOneOf(
    visibilitiesThat(({ listed }) => listed),
    column,
  );

/** SQL: true for publicly listed events. */
export const isListed = sql<boolean>`NOT event.withdrawn AND ${isListedAs(sql`event.visibility`)}`;

/** SQL: true for events that the customer is invited to, by the account's verified address. */
export const isInvited = (customerId: number) => sql<boolean>`EXISTS (
  SELECT FROM event_invitation i JOIN customer c ON c.email = i.email
  WHERE i.event_id = event.id AND c.id = ${customerId} AND c.verified_at IS NOT NULL)`;

/** SQL: true for events that can be found by id. @param customerId of the visitor; absent when not logged in */
export const isFoundById = (customerId?: number): RawBuilder<boolean> => {
  const byAnybody = isOneOf(visibilitiesThat(({ foundById }) => foundById));
  return customerId === undefined ? byAnybody : sql`(${byAnybody} OR ${isInvited(customerId)})`;
};

/** SQL: true for events that can be found by slug. */
export const isFoundByLink = isOneOf(visibilitiesThat(({ foundByLink }) => foundByLink));

/** SQL: true for events whose offer is visible to everyone with the link. */
export const offersToAnybody = isOneOf(visibilitiesThat(({ offerFor }) => offerFor === 'anybody'));

export interface Invitation {
  /** The invited address. */
  email: string;
  /** Maximum number of the customer's tickets. */
  seats: number;
  /** Number of the customer's tickets that are paid or await payment. */
  taken: number;
}

export function createVisibilityRepository(db: Queryable) {
  return {
    visibilityOf: (eventId: number) =>
      db.selectFrom('event').select('visibility').where('id', '=', eventId).executeTakeFirst(),

    /** Blocks other orders under the customer's invitation until the transaction ends. */
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
     * Returns the customer's invitation to the event, if any. Orders count both by customer and by invited address, so
     * that neither another address nor another account gets additional seats.
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
