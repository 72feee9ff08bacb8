import type { ListPage } from '@idavuelta/shared/contracts';
import type { FoundOrder, StaffOrder, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

/** `from`, `until`: ISO moments. */
export type OrdersQuery = Partial<Record<'text' | 'state' | 'flagged' | 'from' | 'until' | 'cursor', string>>;

const ordersApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeOrders: build.query<ListPage<FoundOrder>, OrdersQuery>({
      query: byStaff((params) => ({ url: '/staff-api/orders', params, page: true })),
      providesTags: ['BackOfficeOrders'],
    }),
    backOfficeOrder: build.query<StaffOrder, string>({
      query: byStaff((id) => ({ url: `/staff-api/orders/${encodeURIComponent(id)}` })),
      providesTags: ['BackOfficeOrders'],
    }),
    backOfficeOrderTimeline: build.query<TimelineEntry[], string>({
      query: byStaff((id) => ({ url: `/staff-api/orders/${encodeURIComponent(id)}/timeline` })),
      providesTags: ['BackOfficeOrders'],
    }),
  }),
});

// others change orders as well
export const useOrders = (query: OrdersQuery) =>
  ordersApi.useBackOfficeOrdersQuery(query, { refetchOnMountOrArgChange: true });

export const useOrder = (id: string) => ordersApi.useBackOfficeOrderQuery(id, { refetchOnMountOrArgChange: true });

export const useOrderTimeline = (id: string) =>
  ordersApi.useBackOfficeOrderTimelineQuery(id, { refetchOnMountOrArgChange: true });
