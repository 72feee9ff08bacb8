import type { Database } from '../../database/database.ts';
import { createMailedWaitingRepository } from './mailed-waiting.repository.ts';
import { issueWaitingToken } from './waiting-tokens.ts';

/** People on waiting lists, as mails tell them. */
export const createMailedWaiting = ({ db }: { db: Database }) => ({
  /** @returns undefined for an entry that has left */
  find: (waitingId: number) => createMailedWaitingRepository(db).find(waitingId),

  /** Makes the secret of a link in a mail. */
  issueToken: (waitingId: number) => issueWaitingToken(db, waitingId),
});
