import type { Profile } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

export const { useAccountProfileQuery: useProfile } = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountProfile: build.query<Profile, void>({
      query: () => ({ url: '/shop-api/me' }),
      providesTags: ['Profile'],
    }),
  }),
});
