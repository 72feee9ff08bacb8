import type { Queryable } from '../../../database/database.ts';
import { createTravellersRepository } from '../../travellers/travellers.repository.ts';
import { createStopNotesRepository } from './parties/stop-notes.repository.ts';

export type DepartureRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createDepartureRepository>['find']>>>;
export type TicketRow = Awaited<ReturnType<ReturnType<typeof createDepartureRepository>['tickets']>>[number];

/** The departure to plan, and its valid tickets. */
export const createDepartureRepository = (db: Queryable) => {
  const travellers = createTravellersRepository(db);
  return {
    find: travellers.departure,

    /** Includes the notes for drivers at their addresses. */
    async tickets(departureId: number) {
      const notes = Map.groupBy(await createStopNotesRepository(db).of(departureId), ({ ticketId }) => ticketId);
      const tickets = await travellers.tickets(departureId);
      return tickets.map((ticket) => ({ ...ticket, notes: notes.get(ticket.ticketId) ?? [] }));
    },

    /** Serialises plan changes of a departure. Does not block sales, which only reference its key. */
    lock: (departureId: number) =>
      db.selectFrom('departure').select('id').where('id', '=', departureId).forNoKeyUpdate().executeTakeFirst(),
  };
};
