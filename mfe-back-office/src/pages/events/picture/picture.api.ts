import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

interface NewPicture {
  slug: string;
  /** That was read. */
  revision: number;
  file: Blob;
  name: string;
  onProgress: (sent: number) => void;
}

const pictureApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeEventPicture: build.mutation<StaffEvent, NewPicture>({
      query: byStaff(({ slug, revision, file, name, onProgress }) => {
        const data = new FormData();
        data.set('image', file, name);
        const url = `/staff-api/events/${encodeURIComponent(slug)}/picture`;
        return { method: 'POST', url, data, onProgress, headers: { 'If-Match': `"${revision}"` } };
      }),
      invalidatesTags: ['BackOfficeEvents', 'BackOfficeAudit'],
    }),
  }),
});

export const { useBackOfficeEventPictureMutation: useSetPicture } = pictureApi;
