import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import { invalidFields } from '../errors.ts';
import { noRoomFor } from './disk-full.ts';
import { PictureRejected } from './picture-rejected.ts';
import type { UploadedPictures } from './pictures.ts';

/**
 * Stores the picture of a field of a form.
 * @returns its path without width and extension
 * @throws VALIDATION_FAILED (`type`, `pixels`), UNAVAILABLE when there is no room for it
 */
export const storePicture = (
  pictures: UploadedPictures,
  file: string,
  field: string,
  shape?: PictureShape,
): Promise<string> =>
  pictures.store(file, shape).catch((error: unknown) => {
    if (!(error instanceof PictureRejected)) throw error;
    throw error.reason === 'not_stored' ? noRoomFor(field) : invalidFields({ field, reason: error.reason });
  });
