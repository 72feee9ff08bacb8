import type { Fields } from './field-bounds.ts';

export const requestApprovalFields = {
  seats: { kind: 'number', min: 1, max: 10_000 },
  /** In the smallest unit of the currency. */
  amount: { kind: 'number', min: 1, max: 1_000_000_000 },
  payBy: { kind: 'own' },
} as const satisfies Fields;
