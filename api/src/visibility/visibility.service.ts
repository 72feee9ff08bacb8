import type { EventDetail } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../database/database.ts';
import { AppError } from '../errors.ts';
import { createVisibilityRepository } from './visibility.repository.ts';
import { visibilityRules } from './visibility.ts';

export type VisibilityService = ReturnType<typeof createVisibilityService>;

/** Decides who may book an event. */
export function createVisibilityService({ db }: { db: Database }) {
  async function isForEverybody(tx: Queryable, eventId: number) {
    const event = await createVisibilityRepository(tx).visibilityOf(eventId);
    const bookedBy = event ? visibilityRules[event.visibility].bookedBy : 'nobody';
    if (bookedBy === 'nobody') throw new AppError('NOT_FOUND');
    return bookedBy === 'anybody';
  }

  return {
    /**
     * Returns what remains of the customer's invitation: no seats without one, undefined for an event that everyone may
     * book.
     */
    async invitationTo({ id, visibility }: EventDetail, customerId: number): Promise<EventDetail['invitation']> {
      if (visibilityRules[visibility].bookedBy === 'anybody') return undefined;
      const invitation = await createVisibilityRepository(db).invitation(id, customerId);
      const { seats, taken } = invitation ?? { seats: 0, taken: 0 };
      return { seats, left: Math.max(0, seats - taken) };
    },

    /** @throws NOT_FOUND, NOT_INVITED */
    async assertMayBook(eventId: number, customerId: number) {
      if (await isForEverybody(db, eventId)) return;
      if (!(await createVisibilityRepository(db).invitation(eventId, customerId))) throw new AppError('NOT_INVITED');
    },

    /**
     * Uses `tickets` of the customer's invitation for the order placed in `tx`. Orders under the same invitation wait
     * for each other.
     * @returns the invited address; undefined for an event that everyone may book
     * @throws NOT_FOUND, NOT_INVITED, INVITATION_USED_UP
     */
    async useInvitation(tx: Queryable, eventId: number, customerId: number, tickets: number) {
      if (await isForEverybody(tx, eventId)) return undefined;
      const invitations = createVisibilityRepository(tx);
      await invitations.lockInvitation(eventId, customerId);
      const invitation = await invitations.invitation(eventId, customerId);
      if (!invitation) throw new AppError('NOT_INVITED');
      if (invitation.taken + tickets > invitation.seats) throw new AppError('INVITATION_USED_UP');
      return invitation.email;
    },
  };
}
