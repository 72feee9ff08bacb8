import { type Static, Type } from 'typebox';
import { currencies } from '../../money/currency.ts';
import { maxCounted } from '../../staff/lists.ts';
import { countryCode, envelope, id, oneOf, pageEnvelope, pageQuery } from '../common.ts';
import { acceptedDocumentSchema } from '../legal.ts';
import { orderId, orderNumber } from '../orders.ts';
import { shownFields, shownFieldsWith } from '../passenger.ts';
import { paymentCode, paymentMethodCode, paymentState } from '../payments.ts';
import { countySchema } from '../places.ts';
import { positionSchema } from '../position.ts';
import { spaceCountsSchema } from '../spaces.ts';
import { anyText, moment } from '../text.ts';
import { leg } from '../tickets.ts';
import { contact } from './contact.ts';
import { orderRideSchema } from './order-rides.ts';

/** Money in the back office: a whole number of the currency's smallest unit. */
export const orderAmountSchema = Type.Object({
  minor: Type.Integer({ description: 'Amount in the smallest unit of the currency' }),
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
  'card-above-limit',
  'tax-document-refused',
] as const;
const flagReason = oneOf(flagReasons, { description: 'Why the order needs review' });

export const orderSearchQuery = Type.Object({
  ...pageQuery(20).properties,
  text: Type.Optional(
    anyText({
      maxLength: 200,
      description: 'Searches order number; name, e-mail or phone of buyer or passenger; event name or slug',
    }),
  ),
  state: Type.Optional(paymentState),
  flagged: Type.Optional(Type.Boolean({ description: 'Only orders that need review' })),
  customerId: Type.Optional({ ...id, description: 'Only orders of this customer' }),
  from: Type.Optional(moment('Only orders placed at or after this time')),
  until: Type.Optional(moment('Only orders placed before this time')),
});

export const foundOrderSchema = Type.Object(
  {
    orderId,
    number: orderNumber,
    state: paymentState,
    paymentCode,
    total: amount,
    customer: Type.String({ ...contact, description: 'E-mail of the buyer' }),
    buyer: Type.String({ description: 'Name of the buyer' }),
    event: Type.String({ description: 'Slug of the event' }),
    eventName: Type.String({ description: 'Event name in the language of its country' }),
    startsAt: moment('Start of the event on the day booked'),
    timeZone: Type.String({ description: 'Time zone of the event' }),
    tickets: Type.Integer(),
    placedAt: moment('When the order was placed'),
    flags: Type.Array(flagReason),
  },
  { title: 'FoundOrder' },
);

export const orderCountQuery = Type.Omit(orderSearchQuery, ['limit', 'cursor']);
export const orderCountResponse = envelope(
  Type.Object({ total: Type.Integer({ description: `Orders that match, counted up to ${maxCounted}` }) }),
  'How many orders match',
);
export const foundOrdersResponse = pageEnvelope(foundOrderSchema, 'Newest first');

/** The fields of a passenger; all except the name are contact data. */
const shownContacts = {
  ...shownFieldsWith(contact),
  name: shownFields.name,
};

export const staffTicketSchema = Type.Object(
  {
    number: Type.Integer({ description: 'Ticket number within the order' }),
    name: Type.String({ description: 'Names of category and variant, in the language of the order' }),
    price: amount,
    issue: Type.Integer({ description: 'Number of times that a code was issued for the ticket' }),
    refunded: Type.Boolean(),
    checked: Type.Array(leg, { description: 'Rides on which the ticket was checked' }),
    stops: Type.Integer({ description: 'Maximum number of pick-up addresses' }),
    spaces: Type.Optional({ ...spaceCountsSchema, description: 'What was bought beside seats; absent if nothing was' }),
    counties: Type.Array(countySchema, { description: 'Counties in which travellers can be picked up' }),
    meetingPoint: Type.Optional(
      Type.String({ description: 'Meeting point; absent if travellers are picked up at their door' }),
    ),
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
  createdAt: moment('When the attempt began'),
  settledAt: Type.Optional(moment('When the attempt ended')),
});

const refundSchema = Type.Object({
  amount,
  state: oneOf(['requested', 'calling', 'done', 'by_hand']),
  reason: oneOf(['late_payment', 'second_payment', 'asked_for']),
  by: Type.String({ description: 'Actor who requested the refund, as in the audit log' }),
  requestedAt: moment('When the refund was requested'),
  settledAt: Type.Optional(moment('When it was paid, or handed over to staff')),
  paidBackReference: Type.Optional(Type.String({ description: 'Bank reference of a refund paid by hand' })),
});

export const staffOrderSchema = Type.Object(
  {
    id: orderId,
    number: orderNumber,
    state: paymentState,
    paymentCode,
    total: amount,
    coupon: Type.Optional(Type.String()),
    accepted: Type.Optional(
      Type.Array(acceptedDocumentSchema, { description: 'Legal texts that were in force when the order was placed' }),
    ),
    placedAt: moment('When the order was placed'),
    paidAt: Type.Optional(moment('When the order was paid')),
    seats: oneOf(['held', 'sold', 'released']),
    heldUntil: moment('End of the hold on the seats'),
    flags: Type.Array(flagReason),
    customerId: id,
    buyer: Type.Object({ name: Type.String(), email: Type.String(contact), phone: Type.String(contact) }),
    event: Type.String({ description: 'Slug of the event' }),
    eventName: Type.String({ description: 'Event name in the language of its country' }),
    country: countryCode,
    place: Type.String(),
    placePosition: Type.Optional(positionSchema),
    startsAt: moment('Start of the event on the day booked'),
    timeZone: Type.String({ description: 'Time zone of the event' }),
    departureId: Type.Optional({ ...id, description: 'Departure that was booked' }),
    rides: Type.Optional(
      Type.Array(orderRideSchema, {
        description: 'Where the travellers of each valid ticket are picked up and brought home, the way out first',
      }),
    ),
    tickets: Type.Array(staffTicketSchema),
    attempts: Type.Array(attemptSchema),
    refunds: Type.Array(refundSchema),
    refundable: Type.Optional({
      ...amount,
      description: 'Paid and not yet refunded, in the payment currency',
    }),
  },
  { title: 'StaffOrder' },
);

export const timelineEntrySchema = Type.Object(
  {
    at: moment('Time of the entry'),
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
    by: Type.Optional(Type.String({ description: 'Actor; for a check, the device' })),
    to: Type.Optional(Type.String({ ...contact, description: 'Recipient of a mail' })),
    name: Type.Optional(Type.String({ description: 'Detail of the kind: a state, a provider or the kind of mail' })),
    text: Type.Optional(Type.String({ description: 'Free text: a note, reason or subject' })),
    amount: Type.Optional(amount),
    detail: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        additionalProperties: true,
        description: 'Further details',
      }),
    ),
    answer: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        ...contact,
        type: 'object',
        additionalProperties: true,
        description: 'Response of the provider to an attempt; may name the payer',
      }),
    ),
  },
  { title: 'TimelineEntry' },
);

export const staffOrderResponse = envelope(staffOrderSchema, 'The order');
export const timelineResponse = envelope(
  Type.Array(timelineEntrySchema),
  'Everything that happened to the order, oldest first',
);

export type FoundOrder = Static<typeof foundOrderSchema>;
export type StaffOrder = Static<typeof staffOrderSchema>;
export type StaffTicket = Static<typeof staffTicketSchema>;
export type TimelineEntry = Static<typeof timelineEntrySchema>;
export type TimelineKind = TimelineEntry['kind'];
export type OrderSearch = Static<typeof orderSearchQuery>;
