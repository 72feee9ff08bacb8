import type { ListPage } from '@idavuelta/shared/contracts';
import type { CheckDevice, FailedJob, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { reading, writing } from '../../kit/resource.ts';

const jobs = '/staff-api/failed-jobs';
const tag = 'BackOfficeJobs';

export const useFailedJobs = reading<ListPage<FailedJob>, { cursor: string | undefined }>(jobs, tag, { page: true });
export const useRetryJobs = writing<{ count: number }>(`POST ${jobs}/retry`, [tag]);
export const useCheckDevices = reading<StaffList<CheckDevice>, StaffListQuery>('/staff-api/check-devices');
