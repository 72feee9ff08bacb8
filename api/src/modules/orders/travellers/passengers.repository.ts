import type { CountryCode, OrderId, Passenger, PaymentState } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { TicketAddress } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { salesEnd } from '../../seats/departures.repository.ts';
import { isPickUpCounty } from '../../seats/pick-up-counties.repository.ts';

/** SQL: the sales of the departure of order `o` to event `e` have ended, and with them changes. */
export const salesClosed: RawBuilder<boolean> = sql`(${salesEnd('e', sql`departure.starts_at`)} <= now())`;

/** A ticket whose travellers may change. */
export interface TicketToChange {
  state: PaymentState;
  salesClosed: boolean;
  /** The event's. */
  country: CountryCode;
  ticketId: number;
  refunded: boolean;
  /** Somebody rode with it. */
  checked: boolean;
  /** How often its code was given out. */
  issue: number;
  /** Most addresses at which it picks up. */
  stops: number;
  addresses: TicketAddress[];
  passengers: Passenger[];
  /** Names of the counties where it may pick up, by id. */
  counties: Record<string, string>;
  /** Its only pick-up address; null when it picks up at doors. */
  meetingPoint: string | null;
}

export function createPassengersRepository(db: Queryable) {
  return {
    /** Reads a ticket and locks it until the transaction ends. @returns undefined when the customer has no such order */
    async lock(orderId: OrderId, customerId: number, ticket: number) {
      await sql`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE`.execute(db);
      const { rows } = await sql<Omit<TicketToChange, 'ticketId'> & { ticketId: number | null }>`
        SELECT o.state, ${salesClosed} AS "salesClosed", e.country_code AS country, t.id AS "ticketId",
          t.refund_id IS NOT NULL AS refunded, t.issue,
          EXISTS (SELECT FROM ticket_check k WHERE k.order_ticket_id = t.id) AS checked, v.stops, t.addresses, t.passengers,
          v.approach_address AS "meetingPoint",
          (SELECT COALESCE(jsonb_object_agg(k.id, k.name), '{}') FROM county k WHERE ${isPickUpCounty}) AS counties
        FROM orders o JOIN event e ON e.id = o.event_id JOIN departure ON departure.id = o.departure_id
        LEFT JOIN order_ticket t ON t.order_id = o.id AND t.number = ${ticket}
        LEFT JOIN product_variant v ON v.id = t.product_variant_id
        WHERE o.id = ${orderId} AND o.customer_id = ${customerId}`.execute(db);
      return rows[0];
    },

    save: (ticketId: number, { addresses, passengers }: Pick<TicketToChange, 'addresses' | 'passengers'>) =>
      db
        .updateTable('order_ticket')
        .set({ addresses: JSON.stringify(addresses), passengers: JSON.stringify(passengers) })
        .where('id', '=', ticketId)
        .execute(),
  };
}
