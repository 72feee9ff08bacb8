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
    anyText({ maxLength: 200, description: 'Searches order number, name or e-mail of the buyer, event and reference' }),
  ),
});
export const paidBackSchema = body({
  on: day('Day on which the refund was paid'),
  reference: textLine(paidBackFields.reference.max, { description: 'Operation number of the bank' }),
});
export const undoPaidBackSchema = body({
  reason: textLine(reasonFields.reason.max, { description: 'Reason, kept in the audit log' }),
});

export const refundByHandSchema = Type.Object(
  {
    id,
    state: oneOf(refundByHandStates),
    orderId,
    number: orderNumber,
    event: Type.String({ description: 'Event name in the language of its country' }),
    buyer: Type.Object({ name: Type.String(), email: Type.String(contact), phone: Type.String(contact) }),
    amount: moneySchema,
    method: paymentMethodCode,
    reason: oneOf(['late_payment', 'second_payment', 'asked_for']),
    requestedAt: moment('When the refund was requested'),
    isUndecided: Type.Boolean({
      description: 'Whether the provider may have refunded it already; check with the provider first',
    }),
    payers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name of the payer; empty if the bank does not state it' }),
        account: Type.Optional(
          Type.String({ ...contact, description: 'Account of the payer; absent if the bank does not state it' }),
        ),
      }),
      { description: 'Payers according to the bank statements' },
    ),
    paidBack: Type.Optional(
      Type.Object({
        on: day('Day on which the refund was paid'),
        reference: Type.String({ description: 'Bank reference; empty if none was recorded' }),
        by: Type.String({ description: 'Actor who recorded it, as in the audit log' }),
      }),
    ),
  },
  { title: 'RefundByHand' },
);

export const refundsByHandResponse = staffListResponse(refundByHandSchema, 'Refunds to pay by hand');
export const refundByHandResponse = envelope(refundByHandSchema, 'The refund in its current state');

export type RefundByHand = Static<typeof refundByHandSchema>;
export type PaidBack = Static<typeof paidBackSchema>;
