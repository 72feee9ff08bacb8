import { type Static, Type } from 'typebox';
import { webhookFields } from '../../staff/fields/webhook-fields.ts';
import { webhookEventTypes, webhookProblems } from '../../staff/webhook-types.ts';
import { body, envelope, id, oneOf } from '../common.ts';
import { moment, textLine } from '../text.ts';
import { staffListQuery, staffListResponse } from './lists.ts';

const values = {
  name: textLine(webhookFields.name.max, { examples: ['Contabilidad'] }),
  url: textLine(webhookFields.url.max, {
    description: 'Where messages are sent; `https`, in no private network',
    examples: ['https://contabilidad.example/webhooks'],
  }),
  events: Type.Array(oneOf(webhookEventTypes), { minItems: 1, uniqueItems: true, description: 'What it is told of' }),
};

export const webhookEndpointInputSchema = body(values);
export const webhookSwitchSchema = body({ isOn: Type.Boolean() });

export const webhookEndpointSchema = Type.Object(
  {
    id,
    ...values,
    state: oneOf(['on', 'by-hand', 'failing', 'gone'], {
      description:
        'On, or why it is off: `by-hand`; `failing`, every attempt had failed for days; `gone`, it answered with 410',
    }),
    switchedOffAt: Type.Optional(moment('When it was switched off')),
    failingSince: Type.Optional(moment('Since when every attempt has failed')),
    formerSecretUntil: Type.Optional(moment('Until when messages are signed with the former secret, too')),
    createdAt: moment('Creation time'),
    revision: Type.Integer({ description: 'Send it as `If-Match` with a change' }),
  },
  { title: 'WebhookEndpoint' },
);
export const webhookSecretSchema = Type.Object(
  {
    id,
    secret: Type.String({ description: 'Key of the signatures; returned only this once', examples: ['whsec_…'] }),
  },
  { title: 'WebhookSecret' },
);

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export const webhookDeliveryParams = Type.Object({ id, delivery: id });
export const webhookDeliveriesQuery = Type.Object({
  ...staffListQuery(['at'], '-at'),
  state: Type.Optional(oneOf(webhookDeliveryStates)),
});
export const webhookDeliverySchema = Type.Object(
  {
    id,
    eventId: Type.String({ format: 'uuid', description: 'The `webhook-id` header' }),
    type: Type.String({ examples: ['order.paid'] }),
    at: moment('When it happened'),
    state: oneOf(webhookDeliveryStates, { description: '`waiting`: the first or a further attempt is due' }),
    attempts: Type.Integer(),
    attemptedAt: Type.Optional(moment('Time of the last attempt')),
    nextAttemptAt: Type.Optional(moment('Time of the next attempt')),
    durationMs: Type.Optional(Type.Integer({ description: 'How long the last attempt took' })),
    status: Type.Optional(Type.Integer({ description: 'HTTP status of the last attempt' })),
    responseStart: Type.Optional(Type.String({ description: 'First characters of the last response' })),
    problem: Type.Optional(oneOf(webhookProblems, { description: 'Why the last attempt failed' })),
    payload: Type.String({ description: 'The body that was sent' }),
  },
  { title: 'WebhookDelivery' },
);

export const webhookEndpointsResponse = envelope(Type.Array(webhookEndpointSchema), 'By name');
export const webhookEndpointResponse = envelope(webhookEndpointSchema, 'The endpoint in its current state');
export const webhookSecretResponse = envelope(webhookSecretSchema, 'The endpoint’s new secret');
export const webhookDeliveriesResponse = staffListResponse(webhookDeliverySchema, 'Deliveries of the last 30 days');
export const webhookDeliveryResponse = envelope(webhookDeliverySchema, 'The delivery, which will be attempted at once');

export type WebhookEndpoint = Static<typeof webhookEndpointSchema>;
export type WebhookEndpointInput = Static<typeof webhookEndpointInputSchema>;
export type WebhookSecret = Static<typeof webhookSecretSchema>;
export type WebhookDelivery = Static<typeof webhookDeliverySchema>;
