import type { EventDetail } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

const previewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    eventPreview: build.query<EventDetail, string>({
      query: (token) => ({ url: '/event-preview', params: { token } }),
    }),
  }),
  overrideExisting: true,
});

export const { useEventPreviewQuery } = previewApi;
