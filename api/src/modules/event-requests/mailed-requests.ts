import type { Database } from '../../database/database.ts';
import { createMailedRequestsRepository } from './mailed-requests.repository.ts';
import { quoteReference } from './quote.ts';

/** Requests and guests, as mails tell them. */
export const createMailedRequests = ({ db }: { db: Database }) => ({
  /** @returns undefined when the request or its organiser is gone */
  async request(eventRequestId: number) {
    const request = await createMailedRequestsRepository(db).request(eventRequestId);
    return request && { ...request, quoteReference: quoteReference(request.id) };
  },

  /** @returns undefined for somebody who is not on the list */
  guest: (eventRequestId: number, address: string) => createMailedRequestsRepository(db).guest(eventRequestId, address),
});
