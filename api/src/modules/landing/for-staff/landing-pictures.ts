import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../../database/database.ts';
import type { UploadedPictures } from '../../../uploads/pictures.ts';
import { storePicture } from '../../../uploads/store-picture.ts';
import { createRemoveUnused } from '../../../uploads/unused-pictures.ts';
import { createLandingPicturesRepository } from './landing-pictures.repository.ts';

export type LandingPictures = ReturnType<typeof createLandingPictures>;

/** Pictures for the lists of landing pages: each is sent before the list that shows it is saved. */
export function createLandingPictures({ db, pictures }: { db: Database; pictures: UploadedPictures }) {
  const removeUnused = createRemoveUnused({ db, pictures });
  return {
    /**
     * Stores a picture in every size of its shape.
     * @returns its path, for a list
     * @throws VALIDATION_FAILED (`type`, `pixels`); UNAVAILABLE when there is no room for it
     */
    async add(file: string, shape: PictureShape) {
      const path = await storePicture(pictures, file, 'image', shape);
      await createLandingPicturesRepository(db).letGo([path]);
      return path;
    },

    /** Removes those that no list has taken for a day. */
    forgetOld: () =>
      db.transaction().execute(async (tx) => {
        // rolled back, and tried again tomorrow, when a file cannot be removed
        for (const path of await createLandingPicturesRepository(tx).takeOld()) await removeUnused(path);
      }),
  };
}
