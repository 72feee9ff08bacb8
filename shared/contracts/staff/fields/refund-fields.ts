import type { Fields } from './field-bounds.ts';

/** Of a refund that was paid back by hand. */
export const paidBackFields = {
  on: { kind: 'day' },
  reference: { kind: 'line', max: 80 },
} as const satisfies Fields;
