import { type Static, Type } from 'typebox';
import { currencies } from '../../money/currency.ts';
import { forEachField } from '../../passenger/passenger-fields.ts';
import { countryCode, envelope, id, oneOf, pageEnvelope, pageQuery } from '../common.ts';
import { orderId, orderNumber } from '../orders.ts';
import { shownFields } from '../passenger.ts';
import { paymentCode, paymentMethodCode, paymentState } from '../payments.ts';
import { countySchema } from '../places.ts';
import { positionSchema } from '../position.ts';
import { anyText, moment } from '../text.ts';
import { leg } from '../tickets.ts';
import { contact } from './contact.ts';

/** Money in the back office: a whole number of the currency's smallest unit. */
export const orderAmountSchema = Type.Object({
  minor: Type.Integer({ description: 'In the smallest unit of the currency' }),
  currency: oneOf(currencies),
});
const amount = orderAmountSchema;

/** Why an order needs review by staff. */
export const flagReasons = [
  'payment-does-not-fit-order',
  'payment-undecided',
  'refund-by-hand',
  'refund-undecided',
  'refunded-in-part',
  'charged-back',
  'moved-after-end',
] as const;
const flagReason = oneOf(flagReasons, { description: 'Why somebody must look at it' });

export const orderSearchQuery = Type.Object({
  ...pageQuery(20).properties,
  text: Type.Optional(
    anyText({
      maxLength: 200,
      description: 'Number; name, e-mail or phone of buyer or passenger; name or slug of the event',
    }),
  ),
  state: Type.Optional(paymentState),
  flagged: Type.Optional(Type.Boolean({ description: 'Only those at which somebody must look' })),
  customerId: Type.Optional({ ...id, description: 'Only those of this customer' }),
  from: Type.Optional(moment('Only those placed since then')),
  until: Type.Optional(moment('Only those placed before')),
});

export const foundOrderSchema = Type.Object(
  {
    orderId,
    number: orderNumber,
    state: paymentState,
    paymentCode,
    total: amount,
    customer: Type.String({ ...contact, description: "The buyer's e-mail" }),
    buyer: Type.String({ description: "The buyer's name" }),
    event: Type.String({ description: 'Its slug' }),
    eventName: Type.String({ description: 'In the language of its country' }),
    startsAt: moment('When the event begins on the day of the order'),
    timeZone: Type.String({ description: 'Of the event' }),
    tickets: Type.Integer(),
    placedAt: moment('When it was placed'),
    flags: Type.Array(flagReason),
  },
  { title: 'FoundOrder' },
);

export const foundOrdersResponse = pageEnvelope(foundOrderSchema, 'The newest first');

/** The fields of a passenger; all except the name are contact data. */
const shownContacts = {
  ...(forEachField((name) => ({ ...shownFields[name], ...contact })) as typeof shownFields),
  name: shownFields.name,
};

export const staffTicketSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Within the order' }),
    name: Type.String({ description: 'Category and variant, in the language of the order' }),
    price: amount,
    issue: Type.Integer({ description: 'How often its code was given out' }),
    refunded: Type.Boolean(),
    checked: Type.Array(leg, { description: 'Rides on which it was checked' }),
    stops: Type.Integer({ description: 'Most addresses at which it picks up' }),
    counties: Type.Array(countySchema, { description: 'Where it may pick up' }),
    meetingPoint: Type.Optional(Type.String({ description: 'Its only address; absent for a ticket from the door' })),
    passengers: Type.Array(Type.Object({ ...shownContacts, passengerAddress: Type.String(contact) })),
    addresses: Type.Array(
      Type.Object({
        address: Type.String(contact),
        countyId: id,
        county: Type.Optional(Type.String()),
        position: Type.Optional(Type.Object(positionSchema.properties, contact)),
      }),
    ),
  },
  { title: 'StaffTicket' },
);

const attemptSchema = Type.Object({
  provider: paymentMethodCode,
  reference: Type.String(),
  amount,
  state: oneOf(['started', 'confirming', 'paid', 'rejected', 'abandoned', 'unapplied', 'refused']),
  createdAt: moment('When it began'),
  settledAt: Type.Optional(moment('When it ended')),
});

const refundSchema = Type.Object({
  amount,
  state: oneOf(['requested', 'calling', 'done', 'by_hand']),
  reason: oneOf(['late_payment', 'second_payment', 'asked_for']),
  by: Type.String({ description: 'Who wanted it, as in the audit' }),
  requestedAt: moment('When it was asked for'),
  settledAt: Type.Optional(moment('When it was paid, or given to staff')),
  paidBackReference: Type.Optional(Type.String({ description: 'Of a refund by hand that was paid back' })),
});

export const staffOrderSchema = Type.Object(
  {
    id: orderId,
    number: orderNumber,
    state: paymentState,
    paymentCode,
    total: amount,
    coupon: Type.Optional(Type.String()),
    placedAt: moment('When it was placed'),
    paidAt: Type.Optional(moment('When it was paid')),
    seats: oneOf(['held', 'sold', 'released']),
    heldUntil: moment('Until when its seats are or were held'),
    flags: Type.Array(flagReason),
    customerId: id,
    buyer: Type.Object({ name: Type.String(), email: Type.String(contact), phone: Type.String(contact) }),
    event: Type.String({ description: 'Its slug' }),
    eventName: Type.String({ description: 'In the language of its country' }),
    country: countryCode,
    place: Type.String(),
    placePosition: Type.Optional(positionSchema),
    startsAt: moment('When the event begins on the day of the order'),
    timeZone: Type.String({ description: 'Of the event' }),
    tickets: Type.Array(staffTicketSchema),
    attempts: Type.Array(attemptSchema),
    refunds: Type.Array(refundSchema),
    refundable: Type.Optional({
      ...amount,
      description: 'What was paid and not yet paid back, in the currency of the payment',
    }),
  },
  { title: 'StaffOrder' },
);

export const timelineEntrySchema = Type.Object(
  {
    at: moment('When'),
    kind: oneOf([
      'placed',
      'held-until',
      'attempt',
      'result',
      'state',
      'mail',
      'check',
      'refund',
      'refund-result',
      'flag',
      'note',
      'change',
    ]),
    by: Type.Optional(Type.String({ description: 'Who did it; the device of a check' })),
    to: Type.Optional(Type.String({ ...contact, description: 'The address of a mail' })),
    name: Type.Optional(Type.String({ description: 'Which of its kind: a state, a provider, the kind of a mail' })),
    text: Type.Optional(Type.String({ description: "In somebody's own words: a note, a reason, a subject" })),
    amount: Type.Optional(amount),
    detail: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, description: 'More of it' }),
    ),
    answer: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        ...contact,
        type: 'object',
        additionalProperties: true,
        description: 'What the provider said of an attempt; it may name the payer',
      }),
    ),
  },
  { title: 'TimelineEntry' },
);

export const staffOrderResponse = envelope(staffOrderSchema, 'The order');
export const timelineResponse = envelope(Type.Array(timelineEntrySchema), 'Everything that happened, the oldest first');

export type FoundOrder = Static<typeof foundOrderSchema>;
export type StaffOrder = Static<typeof staffOrderSchema>;
export type StaffTicket = Static<typeof staffTicketSchema>;
export type TimelineEntry = Static<typeof timelineEntrySchema>;
export type TimelineKind = TimelineEntry['kind'];
export type OrderSearch = Static<typeof orderSearchQuery>;
