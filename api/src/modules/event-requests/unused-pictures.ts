import type { Database, Queryable } from '../../database/database.ts';
import type { UploadedPictures } from '../../uploads/pictures.ts';
import { createEventRequestsRepository } from './event-requests.repository.ts';

export interface UnusedPicturesDependencies {
  db: Database;
  pictures: UploadedPictures;
}

/** The files of a picture stay as long as a request or an event shows it. */
export const createRemoveUnused =
  ({ db, pictures }: UnusedPicturesDependencies) =>
  async (path: string): Promise<void> => {
    if (path && !(await createEventRequestsRepository(db).isImageShown(path))) await pictures.remove(path);
  };

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
