import type {
  CountryCode,
  EventRequest,
  Guest,
  GuestAnswer,
  GuestListReading,
  ListPage,
} from '@idavuelta/shared/contracts';
import { id as idSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createCursor, type PageQuery } from '../../http/cursor.ts';
import { TableRejected } from '../../uploads/tables/table-rejected.ts';
import type { EventRequestsService } from './event-requests.service.ts';
import { toGuest } from './guest-answer.ts';
import { readGuestList } from './guest-list/read-guest-list.ts';
import { createGuestsRepository } from './guests.repository.ts';

const cursor = createCursor('guests', Type.Tuple([Type.String(), idSchema]));

/** @throws VALIDATION_FAILED with row and column of each mistake, or with the reason why it is no guest list */
async function readFile(file: string, country: CountryCode) {
  const read = await readGuestList({ file, country }).catch((error: unknown) => {
    throw error instanceof TableRejected ? invalidFields({ field: 'guests', reason: error.reason }) : error;
  });
  if ('mistakes' in read) throw invalidFields(...read.mistakes);
  return read;
}

export interface GuestsDependencies {
  db: Database;
  eventRequests: EventRequestsService;
}

export type GuestsService = ReturnType<typeof createGuestsService>;

/** Imports and lists the guests of a request, and records their replies. */
export function createGuestsService({ db, eventRequests }: GuestsDependencies) {
  return {
    /**
     * Replaces the guest list with that of a file. A file with mistakes changes nothing.
     * @param country of phone numbers without a calling code
     * @throws VALIDATION_FAILED with row and column of each mistake, or with the reason why it is no guest list
     */
    async import(customerId: number, id: number, file: string, country: CountryCode): Promise<EventRequest> {
      const { guests } = await readFile(file, country);
      return eventRequests.attach(customerId, id, (tx) => createGuestsRepository(tx).replace(id, guests));
    },

    /** Previews `import` without storing anything. @throws VALIDATION_FAILED as `import` does */
    async read(file: string, country: CountryCode): Promise<{ guests: number; reading: GuestListReading }> {
      const { guests, reading } = await readFile(file, country);
      return { guests: guests.length, reading };
    },

    /** Sorted by name. @throws NOT_FOUND */
    async list(customerId: number, id: number, { limit, cursor: next }: PageQuery): Promise<ListPage<Guest>> {
      await eventRequests.find(customerId, id);
      const guests = await createGuestsRepository(db).list(id, limit + 1, cursor.read(next));
      return cursor.page(
        guests.map((guest) => ({ item: toGuest(guest), keys: [guest.name, guest.id] })),
        limit,
      );
    },

    /**
     * Records a guest's reply; a later one replaces it.
     * @throws NOT_FOUND for someone not invited; STATE_CONFLICT when declining with a booking
     */
    answer: (customerId: number, eventId: number, answer: GuestAnswer): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const guests = createGuestsRepository(tx);
        const invitation = await guests.lockInvitation(eventId, customerId);
        if (!invitation) throw new AppError('NOT_FOUND');
        if (answer === 'declined' && invitation.booked > 0) throw new AppError('STATE_CONFLICT');
        await guests.answer(eventId, invitation.email, answer);
      }),
  };
}
