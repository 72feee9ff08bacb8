import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** The places of logged-in customers. */
export const createQueueTicketsRepository = (db: Queryable) => ({
  /** Returns the place of each customer, null for those without one. Deleted customers are left out. */
  async placesOf(roomId: number, customerIds: number[]): Promise<Map<number, number | null>> {
    if (customerIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('customer')
      .leftJoin('queue_ticket', (join) =>
        join.onRef('queue_ticket.customer_id', '=', 'customer.id').on('waiting_room_id', '=', roomId),
      )
      .select(['customer.id', 'place'])
      .where('customer.id', 'in', customerIds)
      .execute();
    return new Map(rows.map(({ id, place }) => [id, place]));
  },

  /**
   * Stores places, in exchange for those that have passed.
   * @returns the place of each customer: an earlier one when another process has just stored it
   */
  async store(
    roomId: number,
    places: [customerId: number, place: number][],
    passed: number[],
  ): Promise<Map<number, number>> {
    if (places.length === 0) return new Map();
    const rows = await db
      .insertInto('queue_ticket')
      .values(places.map(([customerId, place]) => ({ waiting_room_id: roomId, customer_id: customerId, place })))
      .onConflict((conflict) =>
        conflict.columns(['waiting_room_id', 'customer_id']).doUpdateSet(({ ref }) => ({
          place: sql<number>`CASE WHEN queue_ticket.place = ANY(${passed}::int[]) THEN ${ref('excluded.place')}
            ELSE queue_ticket.place END`,
        })),
      )
      .returning(['customer_id as customerId', 'place'])
      .execute();
    return new Map(rows.map(({ customerId, place }) => [customerId, place]));
  },

  deleteOf: (roomId: number) => db.deleteFrom('queue_ticket').where('waiting_room_id', '=', roomId).execute(),
});
