import { type Static, Type } from 'typebox';
import { bankAccountFields } from '../../staff/fields/payment-settings-fields.ts';
import { body, countryCode, envelope, id, oneOf } from '../common.ts';
import { currency } from '../money.ts';
import { paymentMethodCode } from '../payments.ts';
import { anyText, email, moment, textLine, typed } from '../text.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

/** The currencies into which prices are converted. */
export const convertedCurrencies = ['CLP', 'EUR'] as const;
export const rateStates = ['fresh', 'soon-old', 'old', 'none'] as const;

const convertedCurrency = oneOf(convertedCurrencies, { description: 'ISO 4217 currency' });
const rate = { description: 'Units of the currency per sol, as an exact decimal', examples: ['0.25'] };
const revision = (subject: string) =>
  Type.Integer({ description: `Send it as \`If-Match\` with a change of ${subject}` });

export const currentRateSchema = Type.Object(
  {
    currency: convertedCurrency,
    state: oneOf(rateStates, { description: '`soon-old`: too old within two days; `old`: no longer used for charges' }),
    rate: Type.Optional(Type.String(rate)),
    setAt: Type.Optional(moment('When the rate was set')),
    setBy: Type.Optional(Type.String({ description: 'Actor who set the rate' })),
    usableUntil: Type.Optional(moment('Until when the rate is used for charges')),
  },
  { title: 'CurrentRate' },
);
export const currentRatesSchema = Type.Object(
  {
    maxAgeDays: Type.Integer({ description: 'Age at which a rate is no longer used for charges, in days' }),
    rates: Type.Array(currentRateSchema),
  },
  { title: 'CurrentRates' },
);
export const setRateSchema = Type.Object(
  { id, currency, rate: Type.String(rate), setAt: moment('When the rate was set'), setBy: Type.String() },
  { title: 'SetRate' },
);
export const setRatesQuery = Type.Object({
  ...staffListQuery(['setAt'], '-setAt'),
  currency: Type.Optional(convertedCurrency),
});
export const newExchangeRateSchema = body({
  currency: convertedCurrency,
  rate: Type.String({ ...typed('line'), pattern: '^\\s*\\d{1,9}(\\.\\d{1,9})?\\s*$', ...rate }),
});

export const countryParams = Type.Object({ country: countryCode });
const accountTexts = {
  bankName: textLine(bankAccountFields.bankName.max, { description: 'Name of the bank' }),
  accountType: textLine(bankAccountFields.accountType.max, { description: 'Kind of account' }),
  accountId: textLine(bankAccountFields.accountId.max, { description: 'Number of the account' }),
  holder: anyText({
    maxLength: bankAccountFields.holder.max,
    description: 'Account holder; empty if it is the company',
  }),
  dni: textLine(bankAccountFields.dni.max, { description: 'Tax number of the holder' }),
  email,
};
export const bankAccountValuesSchema = body(accountTexts);
export const methodsChangeSchema = body({
  methods: Type.Array(body({ code: paymentMethodCode, isOn: Type.Boolean() }), {
    minItems: 1,
    maxItems: 20,
    description: 'All methods of the country, in display order',
  }),
});
export const paymentSettingsSchema = Type.Object(
  {
    country: countryCode,
    methods: Type.Array(
      Type.Object({
        code: paymentMethodCode,
        currency: Type.Optional(currency),
        isOn: Type.Boolean(),
        isInstalled: Type.Boolean({ description: 'Whether this installation is configured to charge by this method' }),
      }),
      { description: 'In display order' },
    ),
    methodsRevision: revision('the payment methods'),
    account: Type.Optional(Type.Object({ ...accountTexts, currency, revision: revision('the account') })),
  },
  { title: 'PaymentSettings' },
);

export const currentRatesResponse = envelope(currentRatesSchema, 'Current rates, by currency');
export const setRatesResponse = staffListResponse(setRateSchema, 'History of the rates');
export const paymentSettingsResponse = envelope(paymentSettingsSchema, 'The current settings');

export type CurrentRate = Static<typeof currentRateSchema>;
export type CurrentRates = Static<typeof currentRatesSchema>;
export type SetRate = Static<typeof setRateSchema>;
export type NewExchangeRate = Static<typeof newExchangeRateSchema>;
export type PaymentSettings = Static<typeof paymentSettingsSchema>;
export type MethodSetting = PaymentSettings['methods'][number];
export type MethodsChange = Static<typeof methodsChangeSchema>;
export type StaffBankAccount = NonNullable<PaymentSettings['account']>;
export type BankAccountValues = Static<typeof bankAccountValuesSchema>;
