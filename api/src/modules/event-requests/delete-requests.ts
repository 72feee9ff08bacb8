import type { Queryable } from '../../database/database.ts';
import { createRemoveUnused, type UnusedPicturesDependencies } from '../../uploads/unused-pictures.ts';
import { createEventRequestsRepository } from './event-requests.repository.ts';

/** Job: deletes drafts that nobody has sent for a year, with their pictures. */
export function createDeleteOldDrafts(dependencies: UnusedPicturesDependencies) {
  const removeUnused = createRemoveUnused(dependencies);
  return async () => {
    for (const path of await createEventRequestsRepository(dependencies.db).removeOldDrafts()) await removeUnused(path);
  };
}

/** Creates the function that deletes the requests of a departing customer; upcoming events keep their guests. */
export function createDeleteRequests(dependencies: UnusedPicturesDependencies) {
  const removeUnused = createRemoveUnused(dependencies);
  /** @returns a function that removes their pictures after the transaction */
  return async (tx: Queryable, customerId: number) => {
    const requests = createEventRequestsRepository(tx);
    const paths = await requests.removeWithoutEvent(customerId);
    await requests.deleteGuestData(customerId);
    return async () => {
      for (const path of paths) await removeUnused(path);
    };
  };
}
