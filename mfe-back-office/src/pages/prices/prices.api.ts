import type { ManagedPrices, PriceChange } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface OfRevision {
  slug: string;
  revision: number;
}

const urlOf = (slug: string) => `/staff-api/events/${encodeURIComponent(slug)}/prices`;
const ifMatch = (revision: number) => ({ 'If-Match': `"${revision}"` });

const pricesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficePrices: build.query<ManagedPrices, string>({
      query: byStaff((slug) => ({ url: urlOf(slug) })),
      providesTags: ['BackOfficePrices'],
    }),
    // Also after a failure: somebody else may have changed them.
    backOfficeChangePrices: build.mutation<ManagedPrices, OfRevision & { change: PriceChange }>({
      query: byStaff(({ slug, revision, change }) => ({
        method: 'PUT',
        url: urlOf(slug),
        data: change,
        headers: ifMatch(revision),
      })),
      invalidatesTags: ['BackOfficePrices', 'BackOfficeAudit'],
    }),
    backOfficeRemovePriceChange: build.mutation<ManagedPrices, OfRevision & { id: number }>({
      query: byStaff(({ slug, revision, id }) => ({
        method: 'DELETE',
        url: `${urlOf(slug)}/${id}`,
        headers: ifMatch(revision),
      })),
      invalidatesTags: ['BackOfficePrices', 'BackOfficeAudit'],
    }),
  }),
});

export const usePrices = (slug: string) =>
  pricesApi.useBackOfficePricesQuery(slug, { refetchOnMountOrArgChange: true });

export const {
  useBackOfficeChangePricesMutation: useChangePrices,
  useBackOfficeRemovePriceChangeMutation: useRemovePriceChange,
} = pricesApi;
