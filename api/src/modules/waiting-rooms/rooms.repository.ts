import { sql } from 'kysely';
import { isThere } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';
import { salesOfEvent } from '../seats/availability.repository.ts';

/** A waiting room in use, with the state of the sale behind it. */
export type Room = NonNullable<Awaited<ReturnType<ReturnType<typeof createRoomsRepository>['find']>>>;

/** SQL: a seat is left behind the `room`, whose event has the `sales` (`salesOfEvent`). */
export const hasSeats = sql<boolean>`CASE WHEN room.departure_id IS NULL THEN sales.available
  ELSE EXISTS (SELECT FROM seat_pool WHERE seat_pool.departure_id = room.departure_id AND capacity > held + sold) END`;

export function createRoomsRepository(db: Queryable) {
  return {
    /** Returns a room in use. */
    find: (id: number) =>
      db
        .selectFrom('waiting_room as room')
        .innerJoin('event', 'event.id', 'room.event_id')
        .innerJoinLateral(salesOfEvent.as('sales'), (join) => join.onTrue())
        .select(['room.id', 'room.event_id as eventId', 'room.departure_id as departureId', 'room.paused'])
        .select(['room.max_admitted as maxAdmitted', 'room.automatic', 'room.created_at as createdAt'])
        .select([sql<Date>`coalesce(event.sale_opens_at, room.created_at)`.as('opensAt'), 'sales.open as isOnSale'])
        .select(hasSeats.as('hasSeats'))
        .where('room.id', '=', id)
        .where('room.closed_at', 'is', null)
        .executeTakeFirst(),

    /** Returns the room in use that an order of the departure has to pass. */
    inFrontOf: (eventId: number, departureId: number) =>
      db
        .selectFrom('waiting_room')
        .select('id')
        .where('event_id', '=', eventId)
        .where('closed_at', 'is', null)
        .where(({ or, eb }) => or([eb('departure_id', 'is', null), eb('departure_id', '=', departureId)]))
        .executeTakeFirst(),

    /** Opens a room in front of an event that has none, nor one in front of a departure. @returns whether it did */
    async openAutomatically(eventId: number, maxAdmitted: number): Promise<boolean> {
      const inUse = db.selectFrom('waiting_room').where('event_id', '=', eventId).where('closed_at', 'is', null);
      if (await isThere(inUse.select('id'))) return false;
      const row = { event_id: eventId, max_admitted: maxAdmitted, automatic: true };
      // two processes may be at it
      const added = db
        .insertInto('waiting_room')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      return isThere(added.returning('id'));
    },

    automaticRooms: () =>
      db.selectFrom('waiting_room').select('id').where('automatic', '=', true).where('closed_at', 'is', null).execute(),

    close: (id: number) =>
      db
        .updateTable('waiting_room')
        .set({ closed_at: now })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .execute(),
  };
}
