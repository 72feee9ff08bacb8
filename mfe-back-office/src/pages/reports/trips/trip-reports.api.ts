import type { ReportedTrip, TripReport, TripReportRow } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';
import type { ReportScope } from '../useReportScope.ts';

/** A departure in a direction. */
export interface ReportedRide {
  departure: number;
  direction: TripReportRow['direction'];
}

const tripReportsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeTripReport: build.query<TripReport, ReportScope>({
      query: byStaff((params) => ({ url: '/staff-api/trip-report', params: { ...params } })),
    }),
    backOfficeReportedTrips: build.query<ReportedTrip[], ReportedRide>({
      query: byStaff(({ departure, direction }) => ({ url: `/staff-api/trip-report/${departure}/${direction}` })),
    }),
  }),
});

/** Drivers mark meanwhile: it is read anew with each visit. */
const fresh = { refetchOnMountOrArgChange: true };
export const useTripReport = (scope: ReportScope) => tripReportsApi.useBackOfficeTripReportQuery(scope, fresh);
export const useReportedTrips = (ride: ReportedRide) => tripReportsApi.useBackOfficeReportedTripsQuery(ride, fresh);
