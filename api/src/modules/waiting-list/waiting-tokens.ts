import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { lockReservedSeats } from '../seats/offered-seats.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';

/** Hashes a link's secret; only the hash is stored. */
export const waitingTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Issues the secret of a link for a waiting list entry. */
export async function issueWaitingToken(db: Queryable, waitingId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await createWaitingListRepository(db).addToken(waitingTokenHash(token), waitingId);
  return token;
}

/**
 * Locks the seats reserved for a mailed link, so that an order can take them.
 * @returns the id of the entry; undefined without a reservation, in which case the order is an ordinary one
 */
export async function lockOfferOf(tx: Queryable, token: string): Promise<number | undefined> {
  const waitingId = await createWaitingListRepository(tx).idOf(waitingTokenHash(token));
  return waitingId !== undefined && (await lockReservedSeats(tx, waitingId)) ? waitingId : undefined;
}
