import type { CountryCode } from '@idavuelta/shared/contracts';
import type { RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

const urlOf = (country: CountryCode) => `/staff-api/content/${country}/recommended`;

const recommendedApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeRecommended: build.query<RecommendedChoice, CountryCode>({
      query: byStaff((country) => ({ url: urlOf(country) })),
      providesTags: ['BackOfficeContent'],
    }),
    backOfficeChangeRecommended: build.mutation<RecommendedChoice, RecommendedChoice>({
      query: byStaff(({ country, eventIds, revision }) => ({
        method: 'PUT',
        url: urlOf(country),
        data: { eventIds },
        headers: { 'If-Match': `"${revision}"` },
      })),
      // also after another's change, so that the form knows the newest revision
      invalidatesTags: ['BackOfficeContent', 'BackOfficeAudit'],
    }),
  }),
});

export const useRecommended = (country: CountryCode) =>
  recommendedApi.useBackOfficeRecommendedQuery(country, { refetchOnMountOrArgChange: true });
export const { useBackOfficeChangeRecommendedMutation: useChangeRecommended } = recommendedApi;
