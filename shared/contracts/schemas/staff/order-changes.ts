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
  description: 'Reason, kept in the audit log and in the timeline of the order',
});
const ticketNumber = Type.Integer({
  minimum: 1,
  maximum: limits.tickets,
  description: 'Ticket number within the order',
});

export const staffTicketParams = Type.Object({ id: Type.String({ maxLength: 64 }), ticket: ticketNumber });
export const resendMailSchema = body({
  mail: oneOf(resendableMails),
  address: Type.Optional({
    ...email,
    description: 'E-mail of the passenger to resend the tickets to; absent: all passengers',
  }),
});
export const reasonSchema = body({ reason });
export const flagResolutionSchema = body({
  reason,
  isPaidBack: Type.Optional(Type.Boolean({ description: 'Whether the refund by hand has been paid' })),
});
export const noteSchema = body({ text: textLines(orderNoteFields.text.max) });
export const ticketsRefundSchema = body({
  tickets: Type.Array(ticketNumber, {
    maxItems: limits.tickets,
    description: 'Ticket numbers; empty: all tickets not refunded yet',
  }),
  reason,
});
export const amountRefundSchema = body({
  amount: Type.Integer({ minimum: 1, description: 'Amount in the smallest unit of the payment currency' }),
  refundable: Type.Integer({ description: 'Refundable amount that the client last read, in the same unit' }),
  reason,
});

export const mailsSentResponse = envelope(
  Type.Object({ mails: Type.Integer({ description: 'Number of mails queued' }) }),
  'The mails were queued',
);
export const cancellationResponse = envelope(
  Type.Object({
    outcome: oneOf(['cancelled', 'asking'], {
      description: '`asking`: a provider is queried first; the order is cancelled unless it turns out to be paid',
    }),
  }),
  'The order was cancelled, or will be',
);
export const reissuedResponse = envelope(
  Type.Object({
    issue: Type.Integer({ description: 'Number of times that a code was issued for the ticket' }),
    checked: Type.Array(leg, { description: 'Rides on which the ticket remains checked' }),
  }),
  'The ticket has a new code',
);
export const refundedResponse = envelope(Type.Object({ amount: orderAmountSchema }), 'The refund was requested');
export const orderChangedResponse = emptyEnvelope('Done');

export type ResendableMail = (typeof resendableMails)[number];
