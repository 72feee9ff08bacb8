import type {
  PrivacyAnswer,
  PrivacyPerson,
  StaffList,
  StaffListQuery,
  StaffPrivacyRequest,
} from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

type PrivacyQuery = StaffListQuery & Partial<Record<'state' | 'text', string>>;

const requests = resource('/privacy-requests', 'BackOfficePrivacy');
const act = (action: string) =>
  requests.act<StaffPrivacyRequest, { id: number; reason: string }>(`POST /:id/${action}`);

export const usePrivacyRequests = requests.list<StaffList<StaffPrivacyRequest>, PrivacyQuery>();
export const usePrivacyRequest = requests.one<{ request: StaffPrivacyRequest; person: PrivacyPerson }>();
export const useSendExport = requests.act<object, number>('POST /:id/export');
export const useBlockPerson = act('block');
export const useUnblockPerson = act('unblock');
export const useRemovePerson = act('remove');
export const useAnswerRequest = requests.act<StaffPrivacyRequest, PrivacyAnswer & { id: number }>('POST /:id/answer');
