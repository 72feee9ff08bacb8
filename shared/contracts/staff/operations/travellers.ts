import type { NeededPermission } from '../roles.ts';

/** Departures, and who travels. */
export const travellerOperations = {
  listNextDepartures: 'events.read',
  listTravellers: 'travellers.read',
  exportTravellers: 'travellers.read',
} as const satisfies Record<string, NeededPermission>;
