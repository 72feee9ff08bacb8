import type { Queryable } from '../../../../database/database.ts';

interface NotedAddress {
  ticketId: number;
  /** Index among the ticket's addresses, from 0. */
  addressIndex: number;
  address: string;
}

/** Notes from dispatchers to drivers about tickets at their addresses. */
export const createStopNotesRepository = (db: Queryable) => ({
  of: (departureId: number) =>
    db
      .selectFrom('stop_note as n')
      .innerJoin('order_ticket as t', 't.id', 'n.order_ticket_id')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select(['n.order_ticket_id as ticketId', 'n.address_index as addressIndex', 'n.address', 'n.note'])
      .where('o.departure_id', '=', departureId)
      .execute(),

  /** @param note undefined to remove it */
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
