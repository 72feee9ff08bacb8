import type {
  NewReportSubscription,
  ReportName,
  ReportReader,
  ReportSubscription,
} from '@idavuelta/shared/contracts/staff';
import { queryHook, resource } from '../../../kit/resource.ts';

const subscriptions = resource('/report-subscriptions', 'BackOfficeReportMails');

export const useReportMails = subscriptions.list<ReportSubscription[]>();
export const useAddReportMail = subscriptions.add<ReportSubscription, NewReportSubscription>();
export const usePauseReportMail = subscriptions.act<ReportSubscription, { id: number; isPaused: boolean }>(
  'POST /:id/pause',
);
export const useRemoveReportMail = subscriptions.act<unknown, number>('DELETE /:id');
export const useReportReaders = queryHook<ReportReader[], { report: ReportName }>('/staff-api/report-readers');
