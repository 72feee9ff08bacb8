import type { Fields } from './field-bounds.ts';
import { maxPrice } from './price-fields.ts';

/** Spaces of one kind on the departures of an event. */
export const spaceFields = {
  capacity: { kind: 'number', min: 0, max: 1000 },
  /** In the event's currency, which limits it further. */
  amount: { kind: 'number', min: 0, max: maxPrice.CLP, decimals: 2 },
} as const satisfies Fields;
