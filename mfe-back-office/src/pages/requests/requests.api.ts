import type {
  PrivateRequest,
  PrivateRequestDetail,
  QuoteSettlement,
  RequestApproval,
  RequestGuest,
  StaffList,
  StaffListQuery,
} from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

type RequestsQuery = StaffListQuery & Partial<Record<'status' | 'text', string>>;

const requestsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeRequests: build.query<StaffList<PrivateRequest>, RequestsQuery>({
      query: byStaff((params) => ({ url: '/staff-api/requests', params: { ...params } })),
      providesTags: ['BackOfficeRequests'],
    }),
    backOfficeRequest: build.query<PrivateRequestDetail, number>({
      query: byStaff((id) => ({ url: `/staff-api/requests/${id}` })),
      providesTags: ['BackOfficeRequests'],
    }),
    backOfficeRequestGuests: build.query<StaffList<RequestGuest>, StaffListQuery & { id: number }>({
      query: byStaff(({ id, ...params }) => ({ url: `/staff-api/requests/${id}/guests`, params })),
      providesTags: ['BackOfficeRequests'],
    }),
    backOfficeApproveRequest: build.mutation<PrivateRequestDetail, RequestApproval & { id: number }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: `/staff-api/requests/${id}/approve`, data })),
      // also when it was refused, so that what others changed is read
      invalidatesTags: ['BackOfficeRequests', 'BackOfficeAudit'],
    }),
    backOfficeRejectRequest: build.mutation<PrivateRequestDetail, { id: number; reason: string }>({
      query: byStaff(({ id, ...data }) => ({ method: 'POST', url: `/staff-api/requests/${id}/reject`, data })),
      invalidatesTags: ['BackOfficeRequests', 'BackOfficeAudit'],
    }),
    backOfficeFinishRequest: build.mutation<PrivateRequestDetail, number>({
      query: byStaff((id) => ({ method: 'POST', url: `/staff-api/requests/${id}/finish` })),
      invalidatesTags: ['BackOfficeRequests', 'BackOfficeAudit'],
    }),
    backOfficeSettleQuote: build.mutation<PrivateRequestDetail, QuoteSettlement & { id: number }>({
      query: byStaff(({ id, ...data }) => ({
        method: 'POST',
        url: `/staff-api/requests/${id}/quote-settlement`,
        data,
      })),
      invalidatesTags: ['BackOfficeRequests', 'BackOfficeAudit'],
    }),
  }),
});

// organisers send and change requests while this page is open
const alwaysRefetch = { refetchOnMountOrArgChange: true };
export const useRequests = (query: RequestsQuery) => requestsApi.useBackOfficeRequestsQuery(query, alwaysRefetch);
export const useRequest = (id: number) => requestsApi.useBackOfficeRequestQuery(id, alwaysRefetch);
export const useRequestGuests = (query: StaffListQuery & { id: number }) =>
  requestsApi.useBackOfficeRequestGuestsQuery(query, alwaysRefetch);

export const {
  useBackOfficeApproveRequestMutation: useApproveRequest,
  useBackOfficeRejectRequestMutation: useRejectRequest,
  useBackOfficeFinishRequestMutation: useFinishRequest,
  useBackOfficeSettleQuoteMutation: useSettleQuote,
} = requestsApi;
