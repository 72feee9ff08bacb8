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

// a payment is settled by its provider or by staff: what was kept from an earlier visit may be old
const fresh = { refetchOnMountOrArgChange: true };

export const usePurchases = () => purchasesApi.useAccountPurchasesQuery(undefined, fresh);
export const usePurchase = (id: OrderId) => purchasesApi.useAccountPurchaseQuery(id, fresh);
