import type { Database } from '../../database/database.ts';
import { createMailedRequestsRepository } from './mailed-requests.repository.ts';
import { quoteReference } from './quote.ts';

/** Requests and guests as described in mails. */
export const createMailedRequests = ({ db }: { db: Database }) => ({
  /** @returns undefined when the request or its organiser no longer exists */
  async request(eventRequestId: number) {
    const request = await createMailedRequestsRepository(db).request(eventRequestId);
    return request && { ...request, quoteReference: quoteReference(request.id) };
  },

  /** @returns undefined for someone not on the list */
  guest: (eventRequestId: number, address: string) => createMailedRequestsRepository(db).guest(eventRequestId, address),
});
