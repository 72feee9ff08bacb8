import { randomUUID } from 'node:crypto';
import type { TicketCheck } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { type CheckTicketDependencies, createCheckTicket, type ScannedTicket } from './check-ticket.ts';

export type TicketsService = ReturnType<typeof createTicketsService>;

/** Checks tickets scanned by drivers. */
export function createTicketsService({ db, ...dependencies }: CheckTicketDependencies & { db: Database }) {
  const checkTicket = createCheckTicket(dependencies);
  return {
    /**
     * Checks a ticket on one of its legs and records the check. Of two concurrent checks one is first and the other
     * gets its time; a repeat of the same check counts once. An unsigned code, which anyone can make up, admits no one
     * and reveals no personal data. Tickets do not admit outside the hours around their departure.
     * @throws NOT_FOUND, VALIDATION_FAILED (`ticket`), TICKET_INVALID with the reason at `ticket`
     */
    async check(scanned: Omit<ScannedTicket, 'scanId'>, scanId: string = randomUUID()): Promise<TicketCheck> {
      const { outcome, check } = await db.transaction().execute((tx) => checkTicket(tx, { ...scanned, scanId }));
      if (check) return check;
      if (outcome === 'unknown') throw new AppError('NOT_FOUND');
      throw new AppError('TICKET_INVALID', { errors: [{ field: 'ticket', reason: outcome }] });
    },
    /** Keys for devices to verify codes. */
    publicKeys: dependencies.codes.publicKeys,
  };
}
