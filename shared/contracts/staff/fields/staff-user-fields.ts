import type { Fields } from './field-bounds.ts';

export const staffUserFields = {
  email: { kind: 'email' },
  name: { kind: 'line', max: 100 },
  role: { kind: 'own' },
  language: { kind: 'own' },
  blocked: { kind: 'switch' },
} as const satisfies Fields;

/** Of the authenticator app, or one of the recovery codes. */
export const oneTimeCodeFields = {
  code: { kind: 'line', max: 20 },
} as const satisfies Fields;
