import type { NeededPermission } from '../roles.ts';

/** What an event's tickets cost. */
export const priceOperations = {
  listPrices: 'events.read',
  changePrices: 'events.change',
  removePriceChange: 'events.change',
} as const satisfies Record<string, NeededPermission>;
