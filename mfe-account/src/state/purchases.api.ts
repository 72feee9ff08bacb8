import type { OrderDetail, OrderId, PurchaseSummary } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

const purchasesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    accountPurchases: build.query<PurchaseSummary[], void>({
      query: () => ({ url: '/shop-api/payment-history' }),
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

export const usePurchases = () => purchasesApi.useAccountPurchasesQuery(undefined, alwaysRefetch);
export const usePurchase = (id: OrderId) => purchasesApi.useAccountPurchaseQuery(id, alwaysRefetch);
