import type { CountryCode, OrderId, Passenger } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { TicketAddress } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { salesEnd } from '../../seats/departures.repository.ts';
import { pickUpCounties } from '../../seats/pick-up-counties.repository.ts';
import { namesById } from '../../seats/pick-up-counties.ts';
import { isChecked, selectOrders } from '../order-rows.repository.ts';

/** A ticket whose travellers may be changed. */
export interface TicketToChange {
  /** Country of the event. */
  country: CountryCode;
  ticketId: number;
  /** Number of times its code was issued. */
  issue: number;
  /** Maximum number of pick-up addresses. */
  stops: number;
  addresses: TicketAddress[];
  passengers: Passenger[];
  /** Counties where it can pick up, name by id. */
  counties: Record<string, string>;
  /** The meeting point; null for door pick-up. */
  meetingPoint: string | null;
}

export function createPassengersRepository(db: Queryable) {
  return {
    /**
     * Reads and locks a ticket until the transaction ends.
     * @returns undefined when the customer has no such order; no `ticket` when the order has none with this number
     */
    async lock(orderId: OrderId, customerId: number | undefined, ticket: number) {
      await db.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
      const found = await selectOrders(db)
        .select(['o.state', 'e.country_code as country', now.as('readAt')])
        .select((eb) => [
          salesEnd('e', sql`d.starts_at`).as('salesEnd'),
          jsonObjectFrom(
            eb
              .selectFrom('order_ticket as t')
              .innerJoin('product_variant as v', 'v.id', 't.product_variant_id')
              .select(['t.id as ticketId', 't.refund_id as refundId', 't.issue', 't.addresses', 't.passengers'])
              .select(['v.stops', 'v.approach_address as meetingPoint', pickUpCounties(db).as('counties')])
              .select(isChecked.as('checked'))
              .whereRef('t.order_id', '=', 'o.id')
              .where('t.number', '=', ticket),
          ).as('ticket'),
        ])
        .where('o.id', '=', orderId)
        .$if(customerId !== undefined, (query) => query.where('o.customer_id', '=', customerId ?? 0))
        .executeTakeFirst();
      if (!found?.ticket) return found && { ...found, ticket: null };
      return { ...found, ticket: { ...found.ticket, counties: namesById(found.ticket.counties) } };
    },

    save: (ticketId: number, { addresses, passengers }: Pick<TicketToChange, 'addresses' | 'passengers'>) =>
      db
        .updateTable('order_ticket')
        .set({ addresses: JSON.stringify(addresses), passengers: JSON.stringify(passengers) })
        .where('id', '=', ticketId)
        .execute(),
  };
}
