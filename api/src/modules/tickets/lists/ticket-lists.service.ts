import type { CountryCode, TicketList } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { CheckTicketDependencies } from '../check-ticket.ts';
import { sealTickets } from './seal-tickets.ts';
import { createTicketListsRepository } from './ticket-lists.repository.ts';

export type TicketListsService = ReturnType<typeof createTicketListsService>;

/** Provides what a device needs to check a departure's tickets offline. */
export function createTicketListsService({ db, codes, hours, holds }: CheckTicketDependencies & { db: Database }) {
  const lists = createTicketListsRepository(db, { holds });
  return {
    departures: (country: CountryCode) => lists.departures(country),

    /** Returns the valid tickets, each sealed with its own code. @throws NOT_FOUND */
    async list(departureId: number): Promise<TicketList> {
      // Read first: sales and checks made while the list is being built count as later.
      const departure = await lists.departure(departureId, hours);
      if (!departure) throw new AppError('NOT_FOUND');
      const entries = await sealTickets(codes, await lists.tickets(departureId));
      return { ...departure, keys: codes.publicKeys, entries };
    },
  };
}
