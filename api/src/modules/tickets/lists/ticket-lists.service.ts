import type { CountryCode, TicketList } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { JudgeDependencies } from '../judge-ticket.ts';
import { sealTickets } from './seal-tickets.ts';
import { createTicketListsRepository } from './ticket-lists.repository.ts';

export type TicketListsService = ReturnType<typeof createTicketListsService>;

/** What a device needs to check the tickets of a departure by itself. */
export function createTicketListsService({ db, codes, hours, holds }: JudgeDependencies & { db: Database }) {
  const lists = createTicketListsRepository(db, { holds });
  return {
    departures: (country: CountryCode) => lists.departures(country),

    /** The tickets that admit, each sealed by its own code. @throws NOT_FOUND */
    async list(departureId: number): Promise<TicketList> {
      // What is sold or checked while the list is made came after it.
      const departure = await lists.departure(departureId, hours);
      if (!departure) throw new AppError('NOT_FOUND');
      const entries = await sealTickets(codes, await lists.tickets(departureId));
      return { ...departure, keys: codes.publicKeys, entries };
    },
  };
}
