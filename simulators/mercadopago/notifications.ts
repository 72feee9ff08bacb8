import { createHmac, randomUUID } from 'node:crypto';
import type { Deliver } from '../shared/faults.ts';
import type { Payment } from './payments.ts';

/** Builds the URL, headers and body with which the service notifies a shop about a payment. */
function notificationOf({ id, preference }: Payment, { forged = false, action = 'payment.created' } = {}) {
  const { account, notificationUrl = '' } = preference;
  const url = new URL(notificationUrl);
  url.searchParams.set('data.id', String(id));
  url.searchParams.set('type', 'payment');
  const requestId = randomUUID();
  const ts = Math.floor(Date.now() / 1000);
  const secret = forged ? 'a key of somebody else' : account.webhookSecret;
  const hash = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex');
  const body = {
    action,
    api_version: 'v1',
    data: { id: String(id) },
    date_created: new Date().toISOString(),
    id: Number(ts),
    live_mode: false,
    type: 'payment',
    user_id: String(account.collectorId),
  };
  return {
    url: url.href,
    headers: { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${hash}` },
    body: JSON.stringify(body),
  };
}

export const sendNotification = (
  deliver: Deliver,
  payment: Payment,
  options: { forged?: boolean | undefined; action?: 'payment.created' | 'payment.updated' } = {},
) => {
  const { url, headers, body } = notificationOf(payment, options);
  return deliver(url, { headers, body, reference: payment.preference.reference });
};
