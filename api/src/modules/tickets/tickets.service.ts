import { randomUUID } from 'node:crypto';
import type { TicketCheck } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createJudge, type JudgeDependencies, type ScannedTicket } from './judge-ticket.ts';

export type TicketsService = ReturnType<typeof createTicketsService>;

/** The check of a ticket that a driver scans. */
export function createTicketsService({ db, ...dependencies }: JudgeDependencies & { db: Database }) {
  const judge = createJudge(dependencies);
  return {
    /**
     * Checks a ticket on one of its rides, and records that. Of two checks at the same time one is the first, the other
     * gets its time; the same check sent twice is one. A code without a signature, which anyone may have written, admits
     * nobody and tells nothing about people; neither does a ticket admit outside the hours around its departure.
     * @throws NOT_FOUND, VALIDATION_FAILED (`ticket`), TICKET_INVALID with the reason at `ticket`
     */
    async check(scanned: Omit<ScannedTicket, 'scanId'>, scanId: string = randomUUID()): Promise<TicketCheck> {
      const { outcome, check } = await db.transaction().execute((tx) => judge(tx, { ...scanned, scanId }));
      if (check) return check;
      if (outcome === 'unknown') throw new AppError('NOT_FOUND');
      throw new AppError('TICKET_INVALID', { errors: [{ field: 'ticket', reason: outcome }] });
    },
    /** What devices verify codes with. */
    publicKeys: dependencies.codes.publicKeys,
  };
}
