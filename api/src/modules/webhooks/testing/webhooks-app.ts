import assert from 'node:assert/strict';
import type { StaffList, WebhookDelivery, WebhookEndpoint, WebhookSecret } from '@idavuelta/shared/contracts/staff';
import { webhookEventTypes } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { eventually, openTestApp } from '../../../testing/test-app.ts';
import { type Received, startReceiver } from './receiver.ts';

/** Starts the API beside a receiver of webhooks in the own network, for the tests of a file. */
export async function openWebhooksApp() {
  const testApp = await openTestApp({ webhookOwnHosts: ['127.0.0.1'] });
  const receiver = await startReceiver();
  const { token, email } = await logInStaff(testApp, 'owner');
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object, headers = {}) =>
    testApp.call<T>(method, `/staff-api/webhooks${path}`, { token, headers, ...(body && { body }) });

  async function add(values: object = {}) {
    const input = { name: 'Contabilidad', url: receiver.url, events: webhookEventTypes, ...values };
    const { status, data, body } = await call<WebhookSecret>('POST', '', input);
    assert.equal(status, 200, JSON.stringify(body));
    return data;
  }

  const deliveries = async (id: number, query = '') =>
    (await call<StaffList<WebhookDelivery>>('GET', `/${id}/deliveries?${query}`)).data.rows;

  return {
    testApp,
    receiver,
    email,
    call,
    add,
    deliveries,
    remove: (id: number) => call('DELETE', `/${id}`),
    endpoint: async (id: number) => (await call<WebhookEndpoint>('GET', `/${id}`)).data,
    /** Waits for a message that fits. */
    message: (fits: (body: { type: string; data: Record<string, unknown> }) => boolean): Promise<Received> =>
      eventually(async () => receiver.received.find(({ body }) => fits(JSON.parse(body)))),
    /** Waits until the latest delivery is in a state. */
    latest: (id: number, fits: (delivery: WebhookDelivery) => boolean) =>
      eventually(async () => {
        const [delivery] = await deliveries(id);
        return delivery && fits(delivery) && delivery;
      }),
    /** Makes the next attempt of a delivery due now. */
    hurry: (deliveryId: number) =>
      testApp.query(
        `UPDATE pgboss.job SET start_after = now()
         WHERE name = 'deliver-webhook' AND state IN ('created', 'retry') AND (data ->> 'deliveryId')::int = $1`,
        [deliveryId],
      ),
  };
}
