import type { Profile, ProfileInput } from '@idavuelta/shared/contracts';
import { accountApi } from './api.ts';

const url = '/shop-api/me';

export const { useAccountProfileQuery: useProfile, useAccountSaveProfileMutation: useSaveProfile } =
  accountApi.injectEndpoints({
    endpoints: (build) => ({
      accountProfile: build.query<Profile, void>({
        query: () => ({ url }),
        providesTags: ['Profile'],
      }),
      accountSaveProfile: build.mutation<Profile, ProfileInput>({
        query: (data) => ({ method: 'PUT', url, data }),
        invalidatesTags: ['Profile'],
      }),
    }),
  });
