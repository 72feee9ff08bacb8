import { sql } from 'kysely';
import { isThere } from '../../../database/affected-rows.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { localName } from '../../../database/local-name.ts';
import { salesOfEvent } from '../../seats/availability.repository.ts';
import { hasSeats } from '../rooms.repository.ts';

export interface NewRoom {
  eventId: number;
  departureId?: number | undefined;
  maxAdmitted: number;
}

export type StoredRoom = Awaited<ReturnType<ReturnType<typeof createRoomsForStaffRepository>['list']>>[number];

/** Most rooms that the list has. */
const maxListed = 200;

export function createRoomsForStaffRepository(db: Queryable) {
  const rooms = db
    .selectFrom('waiting_room as room')
    .innerJoin('event', 'event.id', 'room.event_id')
    .innerJoin('country', 'country.code', 'event.country_code')
    .innerJoinLateral(salesOfEvent.as('sales'), (join) => join.onTrue())
    .leftJoin('departure', 'departure.id', 'room.departure_id')
    .select(['room.id', 'room.event_id as eventId', 'room.departure_id as departureId', 'room.paused'])
    .select(['room.max_admitted as maxAdmitted', 'room.automatic', 'room.created_at as createdAt'])
    .select([sql<Date>`coalesce(event.sale_opens_at, room.created_at)`.as('opensAt'), 'sales.open as isOnSale'])
    .select(['room.closed_at as closedAt', 'event.slug', 'event.time_zone as timeZone'])
    .select([localName('event.translations', 'country.default_locale').as('eventName')])
    .select(['departure.starts_at as departureStartsAt', hasSeats.as('hasSeats')]);

  return {
    /** Those in use first, then the latest. */
    list: () =>
      rooms.orderBy(sql`room.closed_at IS NOT NULL`).orderBy('room.created_at', 'desc').limit(maxListed).execute(),

    find: (id: number) => rooms.where('room.id', '=', id).executeTakeFirst(),

    /** Locks the event, so that two people cannot open rooms in front of it at once. @returns whether it exists */
    lockEvent: (eventId: number) => isThere(db.selectFrom('event').select('id').where('id', '=', eventId).forUpdate()),

    isDepartureOf: (departureId: number, eventId: number) =>
      isThere(db.selectFrom('departure').select('id').where('id', '=', departureId).where('event_id', '=', eventId)),

    /** Tells whether a room in use stands in front of the event, or of this departure. */
    isGuarded: ({ eventId, departureId }: NewRoom) =>
      isThere(
        db
          .selectFrom('waiting_room')
          .select('id')
          .where('event_id', '=', eventId)
          .where('closed_at', 'is', null)
          .$if(departureId !== undefined, (query) =>
            query.where(({ or, eb }) =>
              or([eb('departure_id', 'is', null), eb('departure_id', '=', departureId ?? 0)]),
            ),
          ),
      ),

    async add({ eventId, departureId, maxAdmitted }: NewRoom) {
      const { id } = await db
        .insertInto('waiting_room')
        .values({ event_id: eventId, departure_id: departureId ?? null, max_admitted: maxAdmitted })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** @returns whether the room is in use */
    change: (id: number, { maxAdmitted, paused }: { maxAdmitted: number; paused: boolean }) =>
      isThere(
        db
          .updateTable('waiting_room')
          .set({ max_admitted: maxAdmitted, paused })
          .where('id', '=', id)
          .where('closed_at', 'is', null)
          .returning('id'),
      ),

    /** @returns whether the room was in use */
    close: (id: number) =>
      isThere(
        db
          .updateTable('waiting_room')
          .set({ closed_at: now })
          .where('id', '=', id)
          .where('closed_at', 'is', null)
          .returning('id'),
      ),
  };
}
