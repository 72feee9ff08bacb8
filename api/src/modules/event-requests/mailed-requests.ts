import type { Database } from '../../database/database.ts';
import { createMailedRequestsRepository } from './mailed-requests.repository.ts';

/** Requests and guests, as mails tell them. */
export const createMailedRequests = ({ db }: { db: Database }) => ({
  /** @returns undefined for a request that is gone, or whose organiser is */
  request: (eventRequestId: number) => createMailedRequestsRepository(db).request(eventRequestId),

  /** @returns undefined for somebody who is not on the list */
  guest: (eventRequestId: number, address: string) => createMailedRequestsRepository(db).guest(eventRequestId, address),
});
