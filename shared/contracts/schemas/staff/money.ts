import { Type } from 'typebox';
import { currency } from '../money.ts';

/** Money as the back office has it. */
export const moneySchema = Type.Object(
  { minor: Type.Integer({ description: 'In the smallest unit of the currency', examples: [4550] }), currency },
  { title: 'Money' },
);
