import type { NeededPermission } from '../roles.ts';

/** Orders of all customers. */
export const orderOperations = {
  findOrders: 'orders.read',
  getOrderForStaff: 'orders.read',
  getOrderTimeline: 'orders.read',
} as const satisfies Record<string, NeededPermission>;
