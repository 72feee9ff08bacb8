import type { Database } from '../../database/database.ts';
import { createMailedRequestsRepository } from './mailed-requests.repository.ts';

/** Requests and guests, as mails tell them. */
export const createMailedRequests = ({ db }: { db: Database }) => ({
  /** @returns undefined when the request or its organiser is gone */
  request: (eventRequestId: number) => createMailedRequestsRepository(db).request(eventRequestId),

  /** @returns undefined for somebody who is not on the list */
  guest: (eventRequestId: number, address: string) => createMailedRequestsRepository(db).guest(eventRequestId, address),
});
