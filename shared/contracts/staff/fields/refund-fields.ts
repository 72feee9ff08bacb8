import type { Fields } from './field-bounds.ts';

/** A refund paid by hand. */
export const paidBackFields = {
  on: { kind: 'day' },
  reference: { kind: 'line', max: 80 },
} as const satisfies Fields;
