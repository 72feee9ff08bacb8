/** Types of the events that webhooks tell of; `docs/webhooks.md` describes them. */
export const webhookEventTypes = [
  'order.paid',
  'order.refunded',
  'order.changed',
  'ticket.checked',
  'departure.moved',
  'trip.published',
  'document.issued',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Why an attempt to deliver failed. */
export const webhookProblems = [
  'address-not-found',
  'address-refused',
  'no-connection',
  'certificate',
  'timeout',
  'status',
  'redirect',
  'gone',
  'switched-off',
] as const;
export type WebhookProblem = (typeof webhookProblems)[number];
