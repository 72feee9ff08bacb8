import type { PaidBack, RefundByHand, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

type RefundFilter = 'text' | 'state' | 'currency';
export type RefundsQuery = StaffListQuery & Partial<Record<RefundFilter, string>>;

const urlOf = (id: number, action: string) => `/staff-api/refunds-by-hand/${id}/${action}`;
// Also after a failure: somebody else may have recorded it.
const invalidatesTags = ['BackOfficeOrders', 'BackOfficeAudit'] as const;

const refundsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeRefundsByHand: build.query<StaffList<RefundByHand>, RefundsQuery>({
      query: byStaff((params) => ({ url: '/staff-api/refunds-by-hand', params: { ...params } })),
      providesTags: ['BackOfficeOrders'],
    }),
    backOfficeRecordPaidBack: build.mutation<RefundByHand, PaidBack & { id: number }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'paid-back'), data })),
      invalidatesTags,
    }),
    backOfficeUndoPaidBack: build.mutation<RefundByHand, { id: number; reason: string }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'undo'), data })),
      invalidatesTags,
    }),
  }),
});

// jobs add to the list, and others record what they have paid back
export const useRefundsByHand = (query: RefundsQuery) =>
  refundsApi.useBackOfficeRefundsByHandQuery(query, { refetchOnMountOrArgChange: true });

export const {
  useBackOfficeRecordPaidBackMutation: useRecordPaidBack,
  useBackOfficeUndoPaidBackMutation: useUndoPaidBack,
} = refundsApi;
