import type { ListPage } from '@idavuelta/shared/contracts';
import type { CheckDevice, FailedJob, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

const jobs = '/staff-api/failed-jobs';
const tag = 'BackOfficeJobs';

export const useFailedJobs = queryHook<ListPage<FailedJob>, { cursor: string | undefined }>(jobs, tag, { page: true });
export const useRetryJobs = mutationHook<{ count: number }>(`POST ${jobs}/retry`, [tag]);
export const useRetryJob = mutationHook<object, string>(`POST ${jobs}/:id/retry`, [tag]);
export const useGiveUpJob = mutationHook<object, string>(`POST ${jobs}/:id/give-up`, [tag]);
export const useCheckDevices = queryHook<StaffList<CheckDevice>, StaffListQuery>('/staff-api/check-devices');
