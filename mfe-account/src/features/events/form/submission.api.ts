import type { EventRequest, EventRequestInput, GuestListReading } from '@idavuelta/shared/contracts';
import { accountApi } from '../../../state/api.ts';

export type UploadName = 'image' | 'guests';

interface Upload {
  id: number;
  name: UploadName;
  file: File;
  /** Called with the fraction sent, 0 to 1. */
  onProgress: (sent: number) => void;
}

export const {
  useAccountCreateRequestMutation: useCreateRequest,
  useAccountChangeRequestMutation: useChangeRequest,
  useAccountUploadMutation: useUpload,
  useAccountReadGuestsMutation: useReadGuests,
} = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountCreateRequest: build.mutation<EventRequest, { input: EventRequestInput; key: string }>({
      query: ({ input, key }) => ({
        method: 'POST',
        url: '/shop-api/request-events',
        data: input,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['Requests'],
    }),
    accountChangeRequest: build.mutation<EventRequest, { id: number; input: EventRequestInput }>({
      query: ({ id, input }) => ({ method: 'PUT', url: `/shop-api/request-events/${id}`, data: input }),
      invalidatesTags: ['Requests'],
    }),
    accountReadGuests: build.mutation<{ guests: number; reading: GuestListReading }, File>({
      query: (file) => {
        const data = new FormData();
        data.append('guests', file);
        return { method: 'POST', url: '/shop-api/read-guests', data };
      },
    }),
    accountUpload: build.mutation<EventRequest, Upload>({
      query: ({ id, name, file, onProgress }) => {
        const data = new FormData();
        data.append(name, file);
        return { method: 'POST', url: `/shop-api/event-requests/${id}/upload-${name}`, data, onProgress };
      },
      invalidatesTags: ['Requests'],
    }),
  }),
});
