import type { ComplaintDetail, ComplaintRow, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../kit/resource.ts';

type ComplaintsFilter = StaffListQuery & Partial<Record<'state' | 'kind' | 'from' | 'until' | 'text', string>>;

const complaints = resource('/complaints', 'BackOfficeComplaints');

export const useComplaints = complaints.list<StaffList<ComplaintRow>, ComplaintsFilter>();
export const useComplaint = complaints.one<ComplaintDetail>();
export const useAnswerComplaint = complaints.act<ComplaintDetail, { id: string; answer: string }>('POST /:id/answer');
