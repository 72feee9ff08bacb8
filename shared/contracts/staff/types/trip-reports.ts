import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/trip-reports.ts';

export type TripReportQuery = Static<typeof schemas.tripReportQuery>;
export type TripReport = Static<typeof schemas.tripReportSchema>;
export type TripReportRow = Static<typeof schemas.tripReportRowSchema>;
export type ReportedTrip = Static<typeof schemas.reportedTripSchema>;
