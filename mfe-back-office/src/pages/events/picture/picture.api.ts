import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

interface NewPicture {
  slug: string;
  file: Blob;
  name: string;
  onProgress: (sent: number) => void;
}

const pictureApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeEventPicture: build.mutation<StaffEvent, NewPicture>({
      query: byStaff(({ slug, file, name, onProgress }) => {
        const data = new FormData();
        data.set('image', file, name);
        return { method: 'POST', url: `/staff-api/events/${encodeURIComponent(slug)}/picture`, data, onProgress };
      }),
      invalidatesTags: ['BackOfficeEvents', 'BackOfficeAudit'],
    }),
  }),
});

export const { useBackOfficeEventPictureMutation: useSetPicture } = pictureApi;
