import type { Queryable } from '../../../../database/database.ts';

interface NotedAddress {
  ticketId: number;
  /** Among the ticket's, from 0. */
  addressIndex: number;
  address: string;
}

/** What dispatchers tell drivers of tickets at their addresses. */
export const createStopNotesRepository = (db: Queryable) => ({
  /** Of the tickets of a departure. */
  of: (departureId: number) =>
    db
      .selectFrom('stop_note as n')
      .innerJoin('order_ticket as t', 't.id', 'n.order_ticket_id')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select(['n.order_ticket_id as ticketId', 'n.address_index as addressIndex', 'n.address', 'n.note'])
      .where('o.departure_id', '=', departureId)
      .execute(),

  /** @param note undefined: there is none any more */
  async set({ ticketId, addressIndex, address }: NotedAddress, note: string | undefined) {
    await db
      .deleteFrom('stop_note')
      .where('order_ticket_id', '=', ticketId)
      .where('address_index', '=', addressIndex)
      .execute();
    if (note === undefined) return;
    await db
      .insertInto('stop_note')
      .values({ order_ticket_id: ticketId, address_index: addressIndex, address, note })
      .execute();
  },
});
