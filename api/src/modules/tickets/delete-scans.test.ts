import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTestApp } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';

test('[QRC-11] checks of codes that name no order are forgotten after thirty days, others go with their orders', async (t) => {
  const testApp = await startTestApp();
  t.after(() => testApp.close());
  const checks = createTicketChecks(testApp);
  const { orderId } = await checks.paidOrder();
  const scanOf = async (scanned: string, days: number) => {
    const scanId = randomUUID();
    await checks.check(scanned, {}, { scanId });
    const sql = 'UPDATE ticket_scan SET received_at = now() - make_interval(days => $2) WHERE id = $1';
    await testApp.query(sql, [scanId, days]);
    return scanId;
  };
  await scanOf('nonsense', 31);
  const [recent, ofOrder] = [await scanOf('nonsense', 29), await scanOf(orderId, 31)];
  const left = async () => (await testApp.query<{ id: string }>('SELECT id FROM ticket_scan')).map(({ id }) => id);

  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual((await left()).sort(), [recent, ofOrder].sort());
  await testApp.query('DELETE FROM orders WHERE id = $1', [orderId]);
  assert.deepEqual(await left(), [recent]);
});
