import type { NeededPermission } from '../roles.ts';

/** What was planned against what was driven. */
export const tripReportOperations = {
  getTripReport: 'trip-reports.read',
  exportTripReport: 'trip-reports.read',
  getTripReportOfDeparture: 'trip-reports.read',
} as const satisfies Record<string, NeededPermission>;
