import type { EventRequest } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import type { UploadedPictures } from '../../uploads/pictures.ts';
import { storePicture } from '../../uploads/store-picture.ts';
import { createRemoveUnused } from '../../uploads/unused-pictures.ts';
import { createEventRequestsRepository } from './event-requests.repository.ts';
import type { EventRequestsService } from './event-requests.service.ts';

export interface RequestPictureDependencies {
  db: Database;
  pictures: UploadedPictures;
  eventRequests: EventRequestsService;
}

export type SetRequestPicture = ReturnType<typeof createRequestPicture>;

export function createRequestPicture({ db, pictures, eventRequests }: RequestPictureDependencies) {
  const removeUnused = createRemoveUnused({ db, pictures });

  /** @throws VALIDATION_FAILED (`type`, `pixels`), NOT_FOUND, STATE_CONFLICT, UNAVAILABLE when storage is full */
  return async function setPicture(customerId: number, id: number, file: string): Promise<EventRequest> {
    const before = await eventRequests.find(customerId, id);
    const path = await storePicture(pictures, file, 'image');
    try {
      return await eventRequests.attach(customerId, id, (tx) => createEventRequestsRepository(tx).setImage(id, path));
    } finally {
      // Deletes the previous picture, or the new one if the request was decided or removed meanwhile.
      await removeUnused(before.imagePath);
      await removeUnused(path);
    }
  };
}
