import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { UploadedPictures } from '../../../uploads/pictures.ts';
import { storePicture } from '../../../uploads/store-picture.ts';
import { createRemoveUnused } from '../../../uploads/unused-pictures.ts';
import { createManagedEventsRepository } from '../events-for-staff.repository.ts';
import { createEventFieldsRepository } from './event-fields.repository.ts';

export type EventPicture = ReturnType<typeof createEventPicture>;

/** The picture of an event, in the sizes of every picture of the site. */
export function createEventPicture({ db, pictures }: { db: Database; pictures: UploadedPictures }) {
  const forget = createRemoveUnused({ db, pictures });

  return {
    /** @throws NOT_FOUND */
    async assertThere(slug: string) {
      if (!(await createManagedEventsRepository(db).find(slug))) throw new AppError('NOT_FOUND');
    },

    /**
     * Stores the picture and shows it from now on. The one before is removed unless a copy of the event shows it.
     * @throws NOT_FOUND; VALIDATION_FAILED (`type`, `pixels`); UNAVAILABLE when there is no room for it
     */
    async set(slug: string, file: string, actor: string) {
      const path = await storePicture(pictures, file, 'image');
      let before = '';
      try {
        await db.transaction().execute(async (tx) => {
          const event = await createManagedEventsRepository(tx).lock(slug);
          if (!event) throw new AppError('NOT_FOUND');
          before = event.imagePath;
          await createEventFieldsRepository(tx).setPicture(event.id, path);
          const detail = { slug, before: { imagePath: before }, after: { imagePath: path } };
          await createAuditRepository(tx).add({
            actor,
            action: 'change-picture',
            subject: `event:${event.id}`,
            detail,
          });
        });
      } finally {
        await forget(before);
        await forget(path);
      }
    },
  };
}
