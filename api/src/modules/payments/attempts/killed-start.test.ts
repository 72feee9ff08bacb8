import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { anOrder, openTestApp } from '../../../testing/test-app.ts';
import { createPaymentsRepository } from './payments.repository.ts';

const testApp = await openTestApp();

test('[BKG-22] a buyer whose process was killed while it started the payment gets the order by trying again', async () => {
  const { token } = await testApp.newCustomer();
  const event = await testApp.addEventWith({ stock: 5 });
  const key = randomUUID();
  const placed = await testApp.place(token, anOrder(event), key);
  const [claim] = await testApp.query(
    `UPDATE payment SET response = NULL WHERE order_id = $1
     RETURNING claimed_until BETWEEN now() AND now() + interval '3 seconds' AS "isShort"`,
    [placed.data.orderId],
  );
  assert.deepEqual(claim, { isShort: true });
  const again = await testApp.place(token, anOrder(event), key);
  assert.equal(again.status, 200);
  assert.deepEqual(again.data, placed.data);
});

test('[PAY-07] of two callers who started an attempt both get the response that is stored', async () => {
  const { token } = await testApp.newCustomer();
  const event = await testApp.addEventWith({ stock: 5 });
  const placed = await testApp.place(token, anOrder(event));
  const [{ id, response } = { id: 0, response: {} }] = await testApp.query<{ id: number; response: object }>(
    'SELECT id, response FROM payment WHERE order_id = $1',
    [placed.data.orderId],
  );
  assert.deepEqual(await createPaymentsRepository(testApp.db).started(id, { webpay_token: 'late' }, 'late'), response);
  const [stored] = await testApp.query('SELECT token, response FROM payment WHERE id = $1', [id]);
  assert.deepEqual(stored, { token: null, response });
});
