import type { Fields } from './field-bounds.ts';

export const breachFields = {
  countryCode: { kind: 'own' },
  noticedAt: { kind: 'moment' },
  what: { kind: 'text', max: 4000 },
  affected: { kind: 'text', max: 2000 },
  note: { kind: 'text', max: 2000 },
} as const satisfies Fields;
