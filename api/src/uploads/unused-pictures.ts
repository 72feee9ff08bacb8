import type { Database } from '../database/database.ts';
import type { UploadedPictures } from './pictures.ts';
import { createShownPicturesRepository } from './shown-pictures.repository.ts';

export interface UnusedPicturesDependencies {
  db: Database;
  pictures: UploadedPictures;
}

/** Creates the function that deletes the files of a picture unless something shows it. */
export const createRemoveUnused =
  ({ db, pictures }: UnusedPicturesDependencies) =>
  async (path: string): Promise<void> => {
    if (path && !(await createShownPicturesRepository(db).isShown(path))) await pictures.remove(path);
  };
