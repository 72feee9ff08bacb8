import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../../database/database.ts';
import type { UploadedPictures } from '../../../uploads/pictures.ts';
import { storePicture } from '../../../uploads/store-picture.ts';
import { createRemoveUnused } from '../../../uploads/unused-pictures.ts';
import { createLandingPicturesRepository } from './landing-pictures.repository.ts';

export type LandingPictures = ReturnType<typeof createLandingPictures>;

/** Pictures of landing page lists, uploaded before the list that shows them is saved. */
export function createLandingPictures({ db, pictures }: { db: Database; pictures: UploadedPictures }) {
  const removeUnused = createRemoveUnused({ db, pictures });
  return {
    /**
     * Stores a picture in every size of its shape.
     * @returns its path for a list
     * @throws VALIDATION_FAILED (`type`, `pixels`); UNAVAILABLE when storage is full
     */
    async add(file: string, shape: PictureShape) {
      const path = await storePicture(pictures, file, 'image', shape);
      await createLandingPicturesRepository(db).release([path]);
      return path;
    },

    /** Deletes pictures that no list has used for a day. */
    deleteExpired: () =>
      db.transaction().execute(async (tx) => {
        // rolls back when a file cannot be deleted, and is retried the next day
        for (const path of await createLandingPicturesRepository(tx).takeOld()) await removeUnused(path);
      }),
  };
}
