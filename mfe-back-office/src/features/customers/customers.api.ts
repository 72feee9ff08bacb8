import type { NewCustomer, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

const customersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeCustomers: build.query<StaffCustomer[], string | undefined>({
      query: byStaff((text) => ({ url: '/staff-api/customers', params: { text } })),
      providesTags: ['BackOfficeCustomers'],
    }),
    backOfficeCustomer: build.query<StaffCustomer, number>({
      query: byStaff((id) => ({ url: `/staff-api/customers/${id}` })),
      providesTags: ['BackOfficeCustomers'],
    }),
    backOfficeAddCustomer: build.mutation<StaffCustomer, NewCustomer>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/customers', data })),
      invalidatesTags: ['BackOfficeCustomers', 'BackOfficeAudit'],
    }),
  }),
});

/** Customers with a text in e-mail, name or phone, the newest first. */
export const useCustomers = (text: string | undefined, { skip = false } = {}) =>
  customersApi.useBackOfficeCustomersQuery(text, { skip, refetchOnMountOrArgChange: true });

export const useCustomer = (id: number, { skip = false } = {}) =>
  customersApi.useBackOfficeCustomerQuery(id, { skip, refetchOnMountOrArgChange: true });

export const { useBackOfficeAddCustomerMutation: useAddCustomer } = customersApi;
