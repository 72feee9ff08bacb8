import type { Money, PassengerChange } from '@idavuelta/shared/contracts';
import type { ResendableMail } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

interface OfOrder {
  id: string;
}
interface Reasoned extends OfOrder {
  reason: string;
}

const urlOf = (id: string, action: string) => `/staff-api/orders/${encodeURIComponent(id)}/${action}`;
// Also after a failure: somebody else may have changed the order.
const invalidatesTags = ['BackOfficeOrders', 'BackOfficeAudit'] as const;

const orderChangesApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeResendMail: build.mutation<{ mails: number }, OfOrder & { mail: ResendableMail; address?: string }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'mail'), data })),
      invalidatesTags,
    }),
    backOfficeChangePassenger: build.mutation<object, OfOrder & { change: PassengerChange }>({
      query: byStaff(({ id, change }) => ({ method: 'PUT', url: urlOf(id, 'passenger'), data: change })),
      invalidatesTags,
    }),
    backOfficeReissue: build.mutation<{ issue: number }, OfOrder & { ticket: number }>({
      query: byStaff(({ id, ticket }) => ({ method: 'POST', url: urlOf(id, `tickets/${ticket}/reissue`) })),
      invalidatesTags,
    }),
    backOfficeCancelOrder: build.mutation<{ outcome: 'cancelled' | 'asking' }, Reasoned>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'cancel'), data })),
      invalidatesTags,
    }),
    backOfficeNote: build.mutation<object, OfOrder & { text: string }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'notes'), data })),
      invalidatesTags,
    }),
    backOfficeResolveFlag: build.mutation<object, Reasoned & { isPaidBack?: boolean }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'flag/resolve'), data })),
      invalidatesTags,
    }),
    backOfficeRefundTickets: build.mutation<{ amount: Money }, Reasoned & { tickets: number[] }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'refund'), data })),
      invalidatesTags,
    }),
    backOfficeRefundAmount: build.mutation<{ amount: Money }, Reasoned & { amount: number; refundable: number }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: urlOf(id, 'refund-amount'), data })),
      invalidatesTags,
    }),
  }),
});

export const {
  useBackOfficeResendMailMutation: useResendMail,
  useBackOfficeChangePassengerMutation: useChangePassenger,
  useBackOfficeReissueMutation: useReissue,
  useBackOfficeCancelOrderMutation: useCancelOrder,
  useBackOfficeNoteMutation: useAddNote,
  useBackOfficeResolveFlagMutation: useResolveFlag,
  useBackOfficeRefundTicketsMutation: useRefundTickets,
  useBackOfficeRefundAmountMutation: useRefundAmount,
} = orderChangesApi;
