import { Type } from 'typebox';
import { bookingLimits as limits } from '../../rules/booking-limits.ts';
import { orderNoteFields, reasonFields } from '../../staff/fields/reason-fields.ts';
import { body, emptyEnvelope, envelope, oneOf } from '../common.ts';
import { email, textLines } from '../text.ts';
import { leg } from '../tickets.ts';
import { orderAmountSchema } from './orders.ts';

/** Mails that staff may resend. */
export const resendableMails = ['order-paid', 'passenger-tickets', 'transfer-instructions', 'payment-link'] as const;
const reason = textLines(reasonFields.reason.max, {
  description: 'For the record, and for whoever looks at the order later',
});
const ticketNumber = Type.Integer({ minimum: 1, maximum: limits.tickets, description: 'Within the order' });

export const staffTicketParams = Type.Object({ id: Type.String({ maxLength: 64 }), ticket: ticketNumber });
export const resendMailSchema = body({
  mail: oneOf(resendableMails),
  address: Type.Optional({ ...email, description: 'Of the one passenger who gets the tickets; all do without it' }),
});
export const reasonSchema = body({ reason });
export const flagResolutionSchema = body({
  reason,
  isPaidBack: Type.Optional(Type.Boolean({ description: 'What was to be paid back by hand has been' })),
});
export const noteSchema = body({ text: textLines(orderNoteFields.text.max) });
export const ticketsRefundSchema = body({
  tickets: Type.Array(ticketNumber, { maxItems: limits.tickets, description: 'All that are left when empty' }),
  reason,
});
export const amountRefundSchema = body({
  amount: Type.Integer({ minimum: 1, description: 'In the smallest unit of the currency of the payment' }),
  refundable: Type.Integer({ description: 'What could be paid back when the amount was chosen, likewise' }),
  reason,
});

export const mailsSentResponse = envelope(
  Type.Object({ mails: Type.Integer({ description: 'On their way' }) }),
  'The mails are on their way',
);
export const cancellationResponse = envelope(
  Type.Object({
    outcome: oneOf(['cancelled', 'asking'], {
      description: '`asking`: a provider is asked first whether it was paid; the order is cancelled unless it was',
    }),
  }),
  'It is cancelled, or will be',
);
export const reissuedResponse = envelope(
  Type.Object({
    issue: Type.Integer({ description: 'How often its code was given out' }),
    checked: Type.Array(leg, { description: 'Rides on which it stays checked' }),
  }),
  'It has another code',
);
export const refundedResponse = envelope(Type.Object({ amount: orderAmountSchema }), 'The money is on its way back');
export const orderChangedResponse = emptyEnvelope('Done');

export type ResendableMail = (typeof resendableMails)[number];
