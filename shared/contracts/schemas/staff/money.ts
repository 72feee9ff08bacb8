import { Type } from 'typebox';
import { currency } from '../money.ts';

/** An amount of money in the back office. */
export const moneySchema = Type.Object(
  { minor: Type.Integer({ description: 'Amount in the smallest unit of the currency', examples: [4550] }), currency },
  { title: 'Money' },
);
