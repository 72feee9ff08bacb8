import type { Fields } from './field-bounds.ts';

/** The order that a bank row pays. */
export const bankRowMatchFields = {
  order: { kind: 'line', max: 40 },
} as const satisfies Fields;
