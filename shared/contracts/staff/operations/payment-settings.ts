import type { NeededPermission } from '../roles.ts';

/** Exchange rates, and how a country is paid in. */
export const paymentSettingOperations = {
  getExchangeRates: 'payment-settings.change',
  listExchangeRates: 'payment-settings.change',
  setExchangeRate: 'payment-settings.change',
  getPaymentSettings: 'payment-settings.change',
  changePaymentMethods: 'payment-settings.change',
  changeBankAccount: 'payment-settings.change',
} as const satisfies Record<string, NeededPermission>;
