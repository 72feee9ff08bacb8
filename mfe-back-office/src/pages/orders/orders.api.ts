import type { ListPage } from '@idavuelta/shared/contracts';
import type { FoundOrder } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

/** `from`, `until`: ISO moments. */
export type OrdersQuery = Partial<Record<'text' | 'state' | 'flagged' | 'from' | 'until' | 'cursor', string>>;

const ordersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeOrders: build.query<ListPage<FoundOrder>, OrdersQuery>({
      query: byStaff((params) => ({ url: '/staff-api/orders', params, page: true })),
      providesTags: ['BackOfficeOrders'],
    }),
  }),
});

// others change orders as well
export const useOrders = (query: OrdersQuery) =>
  ordersApi.useBackOfficeOrdersQuery(query, { refetchOnMountOrArgChange: true });
