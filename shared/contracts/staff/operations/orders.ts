import type { NeededPermission } from '../roles.ts';

/** Orders of all customers. */
export const orderOperations = {
  findOrders: 'orders.read',
} as const satisfies Record<string, NeededPermission>;
