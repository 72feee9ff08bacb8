import type { Database } from '../../database/database.ts';
import { createMailedWaitingRepository } from './mailed-waiting.repository.ts';
import { issueWaitingToken } from './waiting-tokens.ts';

/** Waiting list entries as described in mails. */
export const createMailedWaiting = ({ db }: { db: Database }) => ({
  /** @returns undefined for an entry that has left */
  find: (waitingId: number) => createMailedWaitingRepository(db).find(waitingId),

  issueToken: (waitingId: number) => issueWaitingToken(db, waitingId),
});
