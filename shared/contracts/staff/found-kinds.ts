import type { StaffPermission } from './roles.ts';

/** What the office's field finds, in the order in which it is shown. */
export const foundKinds = ['order', 'customer', 'departure', 'event', 'trip', 'bank-row'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** The permission that each kind needs to be found. */
export const permissionOfKind = {
  order: 'orders.read',
  customer: 'customers.read',
  departure: 'events.read',
  event: 'events.read',
  trip: 'dispatch.read',
  'bank-row': 'transfers.change',
} as const satisfies Record<FoundKind, StaffPermission>;
