import type { Fields } from './field-bounds.ts';

/** The bank account that receives a country's transfers. */
export const bankAccountFields = {
  bankName: { kind: 'line', max: 100 },
  accountType: { kind: 'line', max: 100 },
  accountId: { kind: 'line', max: 60 },
  holder: { kind: 'line', max: 100, optional: true },
  dni: { kind: 'line', max: 30 },
  email: { kind: 'email' },
} as const satisfies Fields;

export const exchangeRateFields = {
  currency: { kind: 'own' },
  rate: { kind: 'number', min: 0.000001, max: 999_999_999, decimals: 6 },
} as const satisfies Fields;
