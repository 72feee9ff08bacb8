import type {
  PrivateRequest,
  PrivateRequestDetail,
  QuoteSettlement,
  RequestApproval,
  RequestGuest,
  StaffList,
  StaffListQuery,
} from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

type RequestsQuery = StaffListQuery & Partial<Record<'status' | 'text', string>>;

const requests = resource('/requests', 'BackOfficeRequests');
const act = <Argument>(call: string) => requests.act<PrivateRequestDetail, Argument>(call);

export const useRequests = requests.list<StaffList<PrivateRequest>, RequestsQuery>();
export const useRequest = requests.one<PrivateRequestDetail>();
export const useRequestGuests = requests.read<StaffList<RequestGuest>, StaffListQuery & { id: number }>('/:id/guests');
export const useApproveRequest = act<RequestApproval & { id: number }>('POST /:id/approve');
export const useRejectRequest = act<{ id: number; reason: string }>('POST /:id/reject');
export const useFinishRequest = act<number>('POST /:id/finish');
export const useSettleQuote = act<QuoteSettlement & { id: number }>('POST /:id/quote-settlement');
