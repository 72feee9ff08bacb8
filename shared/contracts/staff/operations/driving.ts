import type { NeededPermission } from '../roles.ts';

/** A driver's own trips. */
export const drivingOperations = {
  listMyTrips: 'trips.drive',
  markMyTrips: 'trips.drive',
} as const satisfies Record<string, NeededPermission>;
