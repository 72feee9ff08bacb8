import type { Profile } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

export const { useAccountProfileQuery: useProfile } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    accountProfile: build.query<Profile, void>({
      query: () => ({ url: '/shop-api/me' }),
      providesTags: ['Profile'],
    }),
  }),
});
