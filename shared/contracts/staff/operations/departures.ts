import type { NeededPermission } from '../roles.ts';

/** Departures of an event, and acts that reach everybody who has an order of one. */
export const departureOperations = {
  listDepartures: 'events.read',
  planDepartures: 'events.change',
  addDepartures: 'events.change',
  changeDepartureCapacity: 'events.change',
  removeDeparture: 'events.change',
  previewDeparture: 'events.read',
  moveDeparture: 'events.change',
  callOffDeparture: 'events.change',
  messageDeparture: 'events.change',
  listStaffActs: 'events.read',
  previewEventCancellation: 'events.cancel',
  cancelEvent: 'events.cancel',
} as const satisfies Record<string, NeededPermission>;
