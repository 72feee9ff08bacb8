import type { Fields } from './field-bounds.ts';

export const couponFields = {
  code: { kind: 'line', max: 30, pattern: '^\\s*[0-9A-Za-zÑñ-]{3,30}\\s*$' },
  percent: { kind: 'number', min: 0.01, max: 100, decimals: 2 },
  note: { kind: 'line', max: 200, optional: true },
  beginsAt: { kind: 'moment', optional: true },
  expiresAt: { kind: 'moment', optional: true },
  maxUses: { kind: 'number', min: 1, max: 1_000_000, optional: true },
  maxUsesPerCustomer: { kind: 'number', min: 1, max: 1_000_000, optional: true },
  eventIds: { kind: 'own', optional: true },
  variantIds: { kind: 'own', optional: true },
} as const satisfies Fields;
