import type { Fields } from './field-bounds.ts';

export const staffUserFields = {
  email: { kind: 'email' },
  name: { kind: 'line', max: 100 },
  role: { kind: 'own' },
  language: { kind: 'own' },
  blocked: { kind: 'switch' },
} as const satisfies Fields;

/** From the authenticator app, or a recovery code. */
export const oneTimeCodeFields = {
  code: { kind: 'line', max: 20 },
} as const satisfies Fields;

export const staffPasswordFields = {
  /** The current password. */
  current: { kind: 'password', max: 200 },
  /** Longer than a customer's: staff can refund money. */
  password: { kind: 'password', min: 12, max: 200 },
} as const satisfies Fields;
