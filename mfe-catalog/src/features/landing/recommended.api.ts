import type { RecommendedEvent } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

export const { useRecommendedQuery } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    recommended: build.query<RecommendedEvent[], void>({ query: () => ({ url: '/recommended-events' }) }),
  }),
  overrideExisting: true,
});
