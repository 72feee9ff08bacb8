import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/payment-settings.ts';

export type CurrentRate = Static<typeof schemas.currentRateSchema>;
export type CurrentRates = Static<typeof schemas.currentRatesSchema>;
export type SetRate = Static<typeof schemas.setRateSchema>;
export type NewExchangeRate = Static<typeof schemas.newExchangeRateSchema>;
export type PaymentSettings = Static<typeof schemas.paymentSettingsSchema>;
export type MethodSetting = PaymentSettings['methods'][number];
export type MethodsChange = Static<typeof schemas.methodsChangeSchema>;
export type StaffBankAccount = NonNullable<PaymentSettings['account']>;
export type BankAccountValues = Static<typeof schemas.bankAccountValuesSchema>;
