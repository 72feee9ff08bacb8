import type { Fields } from './field-bounds.ts';

export const priceFields = {
  departureId: { kind: 'own' },
  /** In soles. */
  price: { kind: 'number', min: 0.01, max: 100_000, decimals: 2 },
  from: { kind: 'moment' },
} as const satisfies Fields;
