import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { mutationHook } from '../../../kit/resource.ts';

interface NewPicture {
  slug: string;
  /** The revision that was read. */
  revision: number;
  file: Blob;
  name: string;
  onProgress: (sent: number) => void;
}

/** Width divided by height of the site's pictures. */
export const pictureAspect = 3 / 2;

export const useSetPicture = mutationHook<StaffEvent, NewPicture>(
  'POST /staff-api/events/:slug/picture',
  ['BackOfficeEvents', 'BackOfficeAudit'],
  ({ file, name, onProgress }) => {
    const data = new FormData();
    data.set('image', file, name);
    return { data, onProgress };
  },
);
