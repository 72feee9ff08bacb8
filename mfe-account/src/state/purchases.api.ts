import type {
  CancellationRequest,
  ListPage,
  OrderDetail,
  OrderId,
  PassengerChange,
  PurchaseSummary,
  TicketGift,
} from '@idavuelta/shared/contracts';
import { cursorPages } from '@idavuelta/shared/queries';
import { accountApi } from './api.ts';

const orderUrl = (id: OrderId) => `/shop-api/order/${encodeURIComponent(id)}`;

/** A picture, or a pass for Apple Wallet. */
export type PassKind = 'png' | 'pkpass';

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
    /** Cancels an unpaid order, which frees its seats. */
    accountCancelPurchase: build.mutation<unknown, OrderId>({
      query: (id) => ({ method: 'POST', url: `${orderUrl(id)}/cancel` }),
      invalidatesTags: ['Purchases'],
    }),
    /** Cancels and refunds a paid purchase, or one of its tickets. */
    accountCancelAndRefund: build.mutation<unknown, CancellationRequest & { id: OrderId }>({
      query: ({ id, ...data }) => ({ method: 'POST', url: `${orderUrl(id)}/refund`, data }),
      invalidatesTags: ['Purchases'],
    }),
    accountGiveTicket: build.mutation<unknown, TicketGift & { id: OrderId }>({
      query: ({ id, ...data }) => ({ method: 'POST', url: `${orderUrl(id)}/gift`, data }),
      invalidatesTags: ['Purchases'],
    }),
    accountMailTickets: build.mutation<unknown, OrderId>({
      query: (id) => ({ method: 'POST', url: `${orderUrl(id)}/mail` }),
    }),
    /** @returns an object URL of the PDF, to be revoked by the caller */
    accountTicketsPdf: build.mutation<string, OrderId>({
      query: (id) => ({ url: `${orderUrl(id)}/tickets.pdf`, download: true }),
      // the cache holds plain data only
      transformResponse: (pdf: Blob) => URL.createObjectURL(pdf),
    }),
    /** @returns an object URL of the file, to be revoked by the caller */
    accountTicketPass: build.mutation<string, { id: OrderId; ticket: number; kind: PassKind }>({
      query: ({ id, ticket, kind }) => ({ url: `${orderUrl(id)}/ticket/${ticket}/pass.${kind}`, download: true }),
      transformResponse: (pass: Blob) => URL.createObjectURL(pass),
    }),
    /** @returns an object URL of the file of a tax document, to be revoked by the caller */
    accountTaxFile: build.mutation<string, { id: OrderId; document: string; format: 'pdf' | 'xml' }>({
      query: ({ id, document, format }) => ({
        url: `${orderUrl(id)}/tax-document/${encodeURIComponent(document)}/document.${format}`,
        download: true,
      }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
    accountChangePassenger: build.mutation<unknown, PassengerChange & { id: OrderId }>({
      query: ({ id, ...data }) => ({ method: 'PUT', url: `${orderUrl(id)}/passenger`, data }),
      invalidatesTags: ['Purchases'],
    }),
  }),
});

// payments are settled by the provider or by staff, outside this page: cached data may be out of date
const alwaysRefetch = { refetchOnMountOrArgChange: true };

export const usePurchases = () => purchasesApi.useAccountPurchasesInfiniteQuery(undefined, alwaysRefetch);
export const usePurchase = (id: OrderId) => purchasesApi.useAccountPurchaseQuery(id, alwaysRefetch);

export const {
  useAccountCancelPurchaseMutation: useCancelPurchase,
  useAccountCancelAndRefundMutation: useCancelAndRefund,
  useAccountGiveTicketMutation: useGiveTicket,
  useAccountMailTicketsMutation: useMailTickets,
  useAccountTaxFileMutation: useTaxFile,
  useAccountTicketPassMutation: useTicketPass,
  useAccountTicketsPdfMutation: useTicketsPdf,
  useAccountChangePassengerMutation: useChangePassenger,
} = purchasesApi;
