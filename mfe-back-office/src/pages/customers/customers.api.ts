import type { ListPage } from '@idavuelta/shared/contracts';
import type { FoundOrder, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface Reasoned {
  id: number;
  action: 'block' | 'unblock';
  reason: string;
}

/** As many of a customer's orders as are shown beside the account. */
const shownOrders = 50;
const url = '/staff-api/customers';
const invalidatesTags = ['BackOfficeCustomers', 'BackOfficeAudit'] as const;

const customersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeOrdersOfCustomer: build.query<ListPage<FoundOrder>, number>({
      query: byStaff((customerId) => ({
        url: '/staff-api/orders',
        params: { customerId, limit: shownOrders },
        page: true,
      })),
      providesTags: ['BackOfficeOrders'],
    }),
    backOfficeBlockCustomer: build.mutation<StaffCustomer, Reasoned>({
      query: byStaff(({ id, action, reason }) => ({ method: 'POST', url: `${url}/${id}/${action}`, data: { reason } })),
      invalidatesTags,
    }),
    backOfficeVerification: build.mutation<{ outcome: 'sent' | 'verified' }, number>({
      query: byStaff((id) => ({ method: 'POST', url: `${url}/${id}/verification` })),
      invalidatesTags,
    }),
    backOfficeDeleteCustomer: build.mutation<object, { id: number; email: string }>({
      query: byStaff(({ id, email }) => ({ method: 'POST', url: `${url}/${id}/delete`, data: { email } })),
      // not the customer, of whom nothing is left to read
      invalidatesTags: ['BackOfficeAudit', 'BackOfficeOrders'],
    }),
  }),
});

export const useOrdersOfCustomer = (id: number, { skip = false } = {}) =>
  customersApi.useBackOfficeOrdersOfCustomerQuery(id, { skip, refetchOnMountOrArgChange: true });

export const {
  useBackOfficeBlockCustomerMutation: useBlockCustomer,
  useBackOfficeVerificationMutation: useResendVerification,
  useBackOfficeDeleteCustomerMutation: useDeleteCustomer,
} = customersApi;
