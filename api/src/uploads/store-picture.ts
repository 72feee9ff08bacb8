import type { PictureShape } from '@idavuelta/shared/contracts/staff';
import { invalidFields } from '../errors.ts';
import { noRoomFor } from './disk-full.ts';
import { PictureRejected } from './picture-rejected.ts';
import type { UploadedPictures } from './pictures.ts';

/**
 * Stores the picture of a form field.
 * @returns its path without width and extension
 * @throws VALIDATION_FAILED (`type`, `pixels`); UNAVAILABLE when storage is full
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
