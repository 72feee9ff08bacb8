import { Type } from 'typebox';
import { currencies } from '../money/currency.ts';
import { body, oneOf } from './common.ts';
import { moment } from './text.ts';

export const currency = oneOf(currencies, { description: 'Currency, ISO 4217', examples: ['CLP'] });

export const decimalAmount = {
  amount: Type.Number({ description: 'Decimal; Chilean pesos have no decimals', examples: [11250] }),
  currency,
};

export const exchange = {
  rate: Type.Optional(
    Type.String({ description: 'Units of the currency for one sol, exact; absent for soles', examples: ['250'] }),
  ),
  rateDate: Type.Optional(moment('When the rate was set')),
};

/** The currency in which a country enters and displays catalogue prices, which are in soles. */
export const countryCurrencySchema = Type.Object(
  {
    currency,
    rate: Type.Optional(Type.String({ description: 'Units for one sol, exact; absent for soles and without a rate' })),
  },
  { title: 'CountryCurrency', description: 'Of the country, and its present rate' },
);

export const shownChargeSchema = body(decimalAmount, {
  title: 'ShownCharge',
  description: 'What the buyer read will be charged; the order is refused when it would charge anything else',
});

export const chargeSchema = Type.Object(
  { ...decimalAmount, ...exchange },
  { title: 'Charge', description: 'What the payment provider charges, or the bank account is to receive' },
);
