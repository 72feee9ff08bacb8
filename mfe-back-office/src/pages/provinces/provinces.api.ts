import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ManagedProvince, NewProvince, ProvinceRow, ProvinceValues } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface ProvinceChange {
  id: number;
  /** That was read. */
  revision: number;
  change: ProvinceValues;
}

const provincesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeProvinces: build.query<ProvinceRow[], CountryCode>({
      query: byStaff((country) => ({ url: '/staff-api/provinces', params: { 'country-code': country } })),
      providesTags: ['BackOfficeProvinces'],
    }),
    backOfficeProvince: build.query<ManagedProvince, number>({
      query: byStaff((id) => ({ url: `/staff-api/provinces/${id}` })),
      providesTags: ['BackOfficeProvinces'],
    }),
    backOfficeAddProvince: build.mutation<ManagedProvince, NewProvince>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/provinces', data })),
      invalidatesTags: ['BackOfficeProvinces', 'BackOfficeAudit', 'BackOfficeEvents'],
    }),
    backOfficeChangeProvince: build.mutation<ManagedProvince, ProvinceChange>({
      query: byStaff(({ id, revision, change }) => ({
        method: 'PUT',
        url: `/staff-api/provinces/${id}`,
        data: change,
        headers: { 'If-Match': `"${revision}"` },
      })),
      // also after another's change, so that the form knows the newest revision
      invalidatesTags: ['BackOfficeProvinces', 'BackOfficeAudit', 'BackOfficeEvents'],
    }),
  }),
});

const alwaysRefetch = { refetchOnMountOrArgChange: true };
export const useProvinces = (country: CountryCode) => provincesApi.useBackOfficeProvincesQuery(country, alwaysRefetch);
export const useProvince = (id: number) => provincesApi.useBackOfficeProvinceQuery(id, alwaysRefetch);
export const {
  useBackOfficeAddProvinceMutation: useAddProvince,
  useBackOfficeChangeProvinceMutation: useChangeProvince,
} = provincesApi;
