import type { Fields } from './field-bounds.ts';

export const tokenFields = {
  name: { kind: 'line', max: 60 },
  permissions: { kind: 'own' },
  days: { kind: 'own' },
} as const satisfies Fields;

/** Days after which a token may expire, as forms offer them; the last one is the most. */
export const tokenDays = [7, 30, 90, 365] as const;
