import type { Today } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

const todayApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeToday: build.query<Today, void>({ query: byStaff(() => ({ url: '/staff-api/today' })) }),
  }),
});

/** Others sell, pay and settle while the page is open. */
const liveMs = 60_000;

export const useToday = () =>
  todayApi.useBackOfficeTodayQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: liveMs });
