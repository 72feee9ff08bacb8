import type {
  Category,
  EventDetail,
  EventSummary,
  ListPage,
  PaymentState,
  Province,
} from '@idavuelta/shared/contracts';
import type { TelephoneOrder, TelephonePrice } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

const invalidatesTags = ['BackOfficeOrders', 'BackOfficeCustomers', 'BackOfficeAudit'] as const;

// What the site offers is what can be sold.
const saleApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeSaleEvents: build.query<ListPage<EventSummary>, string>({
      query: (q) => ({ url: '/search', params: { q, limit: 20 }, page: true }),
    }),
    backOfficeSaleEvent: build.query<EventDetail, string>({
      query: (slug) => ({ url: `/events/${encodeURIComponent(slug)}` }),
    }),
    backOfficeSaleProvinces: build.query<Province[], number>({
      query: (eventId) => ({ url: `/provinces/by-event/${eventId}` }),
    }),
    backOfficeSaleVariants: build.query<Category[], { eventId: number; eventDateId?: number; date?: string }>({
      query: ({ eventId, ...params }) => ({ url: `/events/${eventId}/product-variant`, params }),
    }),
    backOfficeSalePrice: build.mutation<TelephonePrice, TelephoneOrder>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/order-price', data })),
    }),
    backOfficeSell: build.mutation<{ orderId: string; state: PaymentState }, { order: TelephoneOrder; key: string }>({
      query: byStaff(({ order, key }) => ({
        method: 'POST',
        url: '/staff-api/orders',
        data: order,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags,
    }),
  }),
});

export const useSaleEvents = (q: string) => saleApi.useBackOfficeSaleEventsQuery(q, { skip: q.trim().length < 2 });
export const useSaleEvent = (slug: string | undefined) =>
  saleApi.useBackOfficeSaleEventQuery(slug ?? '', { skip: !slug, refetchOnMountOrArgChange: true });
export const useSaleProvinces = (eventId: number | undefined) =>
  saleApi.useBackOfficeSaleProvincesQuery(eventId ?? 0, { skip: !eventId });
export const useSaleVariants = (query: { eventId: number; eventDateId?: number; date?: string }) =>
  saleApi.useBackOfficeSaleVariantsQuery(query, { skip: !query.eventDateId, refetchOnMountOrArgChange: true });

export const { useBackOfficeSalePriceMutation: usePrice, useBackOfficeSellMutation: useSell } = saleApi;
