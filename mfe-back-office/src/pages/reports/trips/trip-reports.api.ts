import type { ReportedTrip, TripReport, TripReportRow } from '@idavuelta/shared/contracts/staff';
import { reading } from '../../../kit/resource.ts';
import type { ReportScope } from '../useReportScope.ts';

/** One direction of a departure. */
export interface ReportedRide {
  departure: number;
  direction: TripReportRow['direction'];
}

export const useTripReport = reading<TripReport, ReportScope>('/staff-api/trip-report');
export const useReportedTrips = reading<ReportedTrip[], ReportedRide>('/staff-api/trip-report/:departure/:direction');
