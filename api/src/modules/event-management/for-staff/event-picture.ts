import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { assertUnchanged } from '../../../database/revisions.ts';
import { AppError } from '../../../errors.ts';
import type { UploadedPictures } from '../../../uploads/pictures.ts';
import { storePicture } from '../../../uploads/store-picture.ts';
import { createRemoveUnused } from '../../../uploads/unused-pictures.ts';
import { createManagedEventsRepository } from './events-for-staff.repository.ts';
import { ownFields } from './events-for-staff.ts';

export type EventPicture = ReturnType<typeof createEventPicture>;

const isPicture = (field: string) => ownFields.picture.some((own) => own === field);

/** Stores the picture of an event in all sizes used on the site. */
export function createEventPicture({ db, pictures }: { db: Database; pictures: UploadedPictures }) {
  const removeUnused = createRemoveUnused({ db, pictures });

  return {
    /** @throws NOT_FOUND; CHANGED_MEANWHILE when the picture has changed since the revision */
    async assertMayChange(slug: string, read: number | undefined) {
      const event = await createManagedEventsRepository(db).find(slug);
      if (!event) throw new AppError('NOT_FOUND');
      await assertUnchanged(db, `event:${event.id}`, { stored: event.revision, read }, isPicture);
    },

    /**
     * Stores and publishes the picture. The previous one is deleted unless a copy of the event uses it.
     * @param revision that the change is based on
     * @throws NOT_FOUND; CHANGED_MEANWHILE; VALIDATION_FAILED (`type`, `pixels`); UNAVAILABLE when storage is full
     */
    async set(slug: string, file: string, { actor, revision }: { actor: string; revision: number | undefined }) {
      const path = await storePicture(pictures, file, 'image');
      let before = '';
      try {
        await db.transaction().execute(async (tx) => {
          const event = await createManagedEventsRepository(tx).lock(slug);
          if (!event) throw new AppError('NOT_FOUND');
          const subject = `event:${event.id}`;
          await assertUnchanged(tx, subject, { stored: event.revision, read: revision }, isPicture);
          before = event.imagePath;
          await createManagedEventsRepository(tx).change(event.id, { image_path: path });
          const detail = {
            slug,
            revision: event.revision + 1,
            before: { imagePath: before },
            after: { imagePath: path },
          };
          await createAuditRepository(tx).add({
            actor,
            action: 'change-picture',
            subject,
            detail,
          });
        });
      } finally {
        await removeUnused(before);
        await removeUnused(path);
      }
    },
  };
}
