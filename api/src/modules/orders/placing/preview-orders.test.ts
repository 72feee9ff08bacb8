import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { previewHeader } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import { anOrder, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const apps: TestApp[] = [];
after(() => Promise.all(apps.map((one) => one.close())));

/** Places an order as the gateway forwards it from a page with a previewed release. */
async function orderInPreview(previewOrders: 'refuse' | 'mark') {
  const testApp = await startTestApp({ previewOrders });
  apps.push(testApp);
  const event = await testApp.addEventWith({ stock: 4 });
  const { token } = await testApp.newCustomer();
  const response = await testApp.call<{ orderId: string }>('POST', '/shop-api/init-payment', {
    token,
    body: anOrder(event),
    headers: { 'idempotency-key': randomUUID(), [previewHeader]: 'mfe-booking@1.4.0-next' },
  });
  return { testApp, response, left: await testApp.stockOf(event.variantId) };
}

test('[MOD-11] an order from a preview is refused, and holds nothing', async () => {
  const { response, left } = await orderInPreview('refuse');
  assert.equal(response.status, 403);
  assert.match(JSON.stringify(response.body), /PREVIEW_ONLY/);
  assert.equal(left, 4);
});

test('[MOD-11] where previews may sell, the audit log names the releases beside the order', async () => {
  const { testApp, response, left } = await orderInPreview('mark');
  assert.equal(response.status, 200);
  assert.equal(left, 3);
  const [entry] = await createAuditRepository(testApp.db).latest(1, response.data.orderId);
  assert.deepEqual([entry?.action, entry?.detail], ['order-in-preview', { releases: 'mfe-booking@1.4.0-next' }]);
});
