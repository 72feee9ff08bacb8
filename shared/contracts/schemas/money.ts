import { Type } from 'typebox';
import { currencies } from '../money/currency.ts';
import { body, oneOf } from './common.ts';
import { moment } from './text.ts';

export const currency = oneOf(currencies, { description: 'Currency, ISO 4217', examples: ['CLP'] });

export const decimalAmount = {
  amount: Type.Number({ description: 'Decimal; Chilean pesos have no decimals', examples: [11250] }),
  currency,
};

/** An amount that is charged. */
export const amountOf = (description: string) => Type.Object(decimalAmount, { description });

export const exchange = {
  rate: Type.Optional(
    Type.String({
      description: "Units of the currency for one of the event's, exact; absent where they are the same",
      examples: ['250'],
    }),
  ),
  rateDate: Type.Optional(moment('When the rate was set')),
};

export const shownChargeSchema = body(decimalAmount, {
  title: 'ShownCharge',
  description: 'What the buyer read will be charged; the order is refused when it would charge anything else',
});

export const chargeSchema = Type.Object(
  { ...decimalAmount, ...exchange },
  {
    title: 'Charge',
    description: 'What the payment provider charges or the bank account receives, where its currency is another',
  },
);
