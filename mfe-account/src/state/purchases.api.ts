import type { ListPage, OrderDetail, OrderId, PurchaseSummary } from '@idavuelta/shared/contracts';
import { cursorPages } from '@idavuelta/shared/queries';
import { accountApi } from './api.ts';

const purchasesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountPurchases: build.infiniteQuery<ListPage<PurchaseSummary>, void, string>({
      infiniteQueryOptions: cursorPages,
      query: ({ pageParam }) => ({
        url: '/shop-api/payment-history',
        params: { cursor: pageParam || undefined },
        page: true,
      }),
      providesTags: ['Purchases'],
    }),
    accountPurchase: build.query<OrderDetail, OrderId>({
      query: (id) => ({ url: `/shop-api/order-detail/${encodeURIComponent(id)}` }),
      providesTags: ['Purchases'],
    }),
  }),
});

// payments are settled by the provider or by staff, outside of this page: cached data may be out of date
const alwaysRefetch = { refetchOnMountOrArgChange: true };

export const usePurchases = () => purchasesApi.useAccountPurchasesInfiniteQuery(undefined, alwaysRefetch);
export const usePurchase = (id: OrderId) => purchasesApi.useAccountPurchaseQuery(id, alwaysRefetch);
