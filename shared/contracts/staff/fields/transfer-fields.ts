import type { Fields } from './field-bounds.ts';

/** The order that a row of the bank is for. */
export const bankRowMatchFields = {
  order: { kind: 'line', max: 40 },
} as const satisfies Fields;
