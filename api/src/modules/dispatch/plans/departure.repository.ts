import type { Queryable } from '../../../database/database.ts';
import { createTravellersRepository } from '../../travellers/travellers.repository.ts';

export type DepartureRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createDepartureRepository>['find']>>>;
export type TicketRow = Awaited<ReturnType<ReturnType<typeof createDepartureRepository>['tickets']>>[number];

/** A departure that is planned, and the tickets that somebody rides with. */
export const createDepartureRepository = (db: Queryable) => {
  const travellers = createTravellersRepository(db);
  return {
    find: travellers.departure,
    tickets: travellers.tickets,

    /** Plans of a departure change one after the other. Sales go on: they only need its key. */
    lock: (departureId: number) =>
      db.selectFrom('departure').select('id').where('id', '=', departureId).forNoKeyUpdate().executeTakeFirst(),
  };
};
