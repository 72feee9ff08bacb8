import type { Queryable } from '../../database/database.ts';
import { createRemoveUnused, type UnusedPicturesDependencies } from '../../uploads/unused-pictures.ts';
import { createEventRequestsRepository } from './event-requests.repository.ts';

/** Makes the function that forgets the requests of a customer who leaves: the guests of an event to come keep theirs. */
export function createForgetRequests(dependencies: UnusedPicturesDependencies) {
  const removeUnused = createRemoveUnused(dependencies);
  /** @returns what removes their pictures, once the transaction is over */
  return async (tx: Queryable, customerId: number) => {
    const requests = createEventRequestsRepository(tx);
    const paths = await requests.removeWithoutEvent(customerId);
    await requests.forgetEvents(customerId);
    return async () => {
      for (const path of paths) await removeUnused(path);
    };
  };
}
