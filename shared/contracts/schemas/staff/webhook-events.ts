import { type Static, Type } from 'typebox';
import { webhookEventTypes } from '../../staff/webhook-types.ts';
import { countryCode, id, oneOf } from '../common.ts';
import { orderId, orderNumber } from '../orders.ts';
import { moment } from '../text.ts';
import { leg } from '../tickets.ts';
import { directions } from './dispatch.ts';
import { moneySchema } from './money.ts';

/** Increased when a field is removed or changes its meaning. New fields and types come without a new version. */
export const webhookVersion = 1;

const event = Type.Object({ id, slug: Type.String() });
const departure = Type.Object({ id, startsAt: moment('Start of the event'), timeZone: Type.String() });
const tickets = Type.Array(Type.Integer({ minimum: 1 }), { description: 'Numbers of tickets in the order, from 1' });

const order = Type.Object(
  {
    id: orderId,
    number: orderNumber,
    state: Type.String({ description: 'State after the event', examples: ['paid'] }),
    total: moneySchema,
    tickets: Type.Integer({ description: 'Number of tickets that were not refunded' }),
    event,
    departure,
    placedAt: moment('When it was placed'),
    paidAt: Type.Optional(moment('When it was paid')),
  },
  {
    description: 'No names, addresses or phones: `GET /staff-api/orders/{id}` has them, for a token that may read them',
  },
);

export const orderChanges = ['state', 'tickets', 'travellers', 'code', 'departure', 'refund'] as const;

/** `data` of each type of event. */
export const webhookDataSchemas = {
  'order.paid': Type.Object({ order }),
  'order.refunded': Type.Object({
    order,
    refund: Type.Object({
      id,
      amount: moneySchema,
      byHand: Type.Boolean({ description: 'Staff has paid it, not the payment provider' }),
    }),
  }),
  'order.changed': Type.Object({
    order,
    change: oneOf(orderChanges, {
      description:
        'What changed: its state; tickets were cancelled; travellers, or where they are fetched; the code of a ticket; the time of the departure; a refund that was reported was not paid after all',
    }),
    tickets: Type.Optional(tickets),
  }),
  'ticket.checked': Type.Object({
    order: Type.Object({ id: orderId, number: orderNumber }),
    ticket: Type.Integer({ minimum: 1 }),
    leg,
    event,
    departure,
    checkedAt: moment('When the ticket was first checked on this leg'),
  }),
  'departure.moved': Type.Object({ event, departure, from: moment('Start before it was moved') }),
  'trip.published': Type.Object({
    event,
    departure,
    direction: oneOf(directions),
    trips: Type.Array(
      Type.Object({
        number: Type.Integer(),
        van: Type.String(),
        startsAt: moment('Start of the trip'),
        endsAt: moment('End of the trip'),
        stops: Type.Integer({ description: 'Number of stops' }),
      }),
      { description: 'All trips of this direction, which replace those published before' },
    ),
  }),
  'document.issued': Type.Object({
    document: Type.Object({
      id: Type.String({ format: 'uuid' }),
      kind: Type.String({ examples: ['simplified', 'invoice', 'credit-note'] }),
      series: Type.String(),
      number: Type.Optional(Type.Integer({ description: 'Absent while the company waits for numbers' })),
      country: countryCode,
      total: moneySchema,
      issuedAt: moment('When it was issued'),
    }),
    order: Type.Object({ id: orderId, number: orderNumber }),
  }),
};

/** Body of a webhook. Several may tell of the same thing, and an older one may arrive later. */
export const webhookBodySchema = Type.Object({
  type: oneOf([...webhookEventTypes, 'endpoint.test']),
  timestamp: moment('When it happened'),
  version: Type.Integer({ examples: [webhookVersion] }),
  data: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
});

export type WebhookData = { [T in keyof typeof webhookDataSchemas]: Static<(typeof webhookDataSchemas)[T]> };
