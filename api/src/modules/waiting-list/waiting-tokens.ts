import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { lockReservedSeats } from '../seats/offered-seats.ts';
import { createWaitingListRepository } from './waiting-list.repository.ts';

/** All that the database knows of the secret in a link. */
export const waitingTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes the secret of a link for somebody on the list. */
export async function issueWaitingToken(db: Queryable, waitingId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await createWaitingListRepository(db).addToken(waitingTokenHash(token), waitingId);
  return token;
}

/**
 * Locks the seats that are reserved for a mailed link, so that an order can take them.
 * @returns for whom they are kept; undefined when nothing is: then the order is as any other
 */
export async function lockOfferOf(tx: Queryable, token: string): Promise<number | undefined> {
  const waitingId = await createWaitingListRepository(tx).idOf(waitingTokenHash(token));
  return waitingId !== undefined && (await lockReservedSeats(tx, waitingId)) ? waitingId : undefined;
}
