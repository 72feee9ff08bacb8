import { type Static, Type } from 'typebox';
import { reasonFields } from '../../staff/fields/reason-fields.ts';
import { paidBackFields } from '../../staff/fields/refund-fields.ts';
import { body, envelope, id, oneOf } from '../common.ts';
import { currency } from '../money.ts';
import { orderId, orderNumber } from '../orders.ts';
import { paymentMethodCode } from '../payments.ts';
import { anyText, moment, textLine } from '../text.ts';
import { contact } from './contact.ts';
import { staffListQuery, staffListResponse } from './lists.ts';
import { moneySchema } from './money.ts';

export const refundByHandStates = ['open', 'paid-back'] as const;
const day = (description: string) => Type.String({ format: 'date', description });

export const refundsByHandQuery = Type.Object({
  ...staffListQuery(['requestedAt', 'amount', 'paidBackOn'], 'requestedAt'),
  state: Type.Optional(oneOf(refundByHandStates)),
  currency: Type.Optional(currency),
  text: Type.Optional(
    anyText({ maxLength: 200, description: 'Number of the order; name or e-mail of the buyer; event; reference' }),
  ),
});
export const paidBackSchema = body({
  on: day('When it was paid back'),
  reference: textLine(paidBackFields.reference.max, { description: "The bank's number of the operation" }),
});
export const undoPaidBackSchema = body({
  reason: textLine(reasonFields.reason.max, { description: 'For the record of changes' }),
});

export const refundByHandSchema = Type.Object(
  {
    id,
    state: oneOf(refundByHandStates),
    orderId,
    number: orderNumber,
    event: Type.String({ description: 'In the language of its country' }),
    buyer: Type.Object({ name: Type.String(), email: Type.String(contact), phone: Type.String(contact) }),
    amount: moneySchema,
    method: paymentMethodCode,
    reason: oneOf(['late_payment', 'second_payment', 'asked_for']),
    requestedAt: moment('When it was asked for'),
    isUndecided: Type.Boolean({ description: 'The provider may have paid it back: ask it first' }),
    payers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Empty where the bank does not tell it' }),
        account: Type.Optional(Type.String({ ...contact, description: 'Absent where the bank does not tell it' })),
      }),
      { description: 'Whose account the money came from, as bank statements tell it' },
    ),
    paidBack: Type.Optional(
      Type.Object({
        on: day('When'),
        reference: Type.String({ description: 'Empty where none was recorded' }),
        by: Type.String({ description: 'Who recorded it, as in the audit' }),
      }),
    ),
  },
  { title: 'RefundByHand' },
);

export const refundsByHandResponse = staffListResponse(refundByHandSchema, 'Refunds that no provider makes');
export const refundByHandResponse = envelope(refundByHandSchema, 'As it is now');

export type RefundByHand = Static<typeof refundByHandSchema>;
export type PaidBack = Static<typeof paidBackSchema>;
