import type { Fields } from './field-bounds.ts';

export const provinceFields = {
  name: { kind: 'line', max: 80 },
  timeZone: { kind: 'own', optional: true },
} as const satisfies Fields;

export const countyFields = {
  name: { kind: 'line', max: 80 },
} as const satisfies Fields;
