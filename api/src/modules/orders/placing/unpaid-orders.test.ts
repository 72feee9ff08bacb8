import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { readConfig } from '../../../config/config.ts';
import { productionEnvironment } from '../../../testing/production-environment.ts';
import { anOrder, codeOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp({ maxUnpaid: { orders: 3, tickets: 20 } });

const rejected = (responses: { status: number; body: object }[]) => responses.filter(({ status }) => status !== 200);

test('[PAY-15] simultaneous transfer orders of one customer hold three orders and no more', async () => {
  const event = await testApp.addEventWith({ stock: 268 });
  const { token } = await testApp.newCustomer();
  const orders = await Promise.all(
    Array.from({ length: 14 }, () => testApp.place(token, anOrder(event, { tickets: 2 }))),
  );
  assert.equal(rejected(orders).length, 11);
  for (const order of rejected(orders)) {
    assert.equal(order.status, 409);
    assert.equal(codeOf(order), 'TOO_MANY_UNPAID_ORDERS');
  }
  assert.equal(await testApp.stockOf(event.variantId), 268 - 3 * 2);

  const other = await testApp.newCustomer();
  assert.equal((await testApp.place(other.token, anOrder(event))).status, 200, 'another customer is not concerned');
});

test('[PAY-15] simultaneous orders hold twenty tickets and no more, and one order of more is refused', async () => {
  const event = await testApp.addEventWith({ stock: 268 });
  const { token } = await testApp.newCustomer();
  assert.equal(codeOf(await testApp.place(token, anOrder(event, { tickets: 21 }))), 'TOO_MANY_UNPAID_ORDERS');
  const orders = await Promise.all([9, 9, 9].map((tickets) => testApp.place(token, anOrder(event, { tickets }))));
  assert.equal(rejected(orders).length, 1);
  assert.equal(await testApp.stockOf(event.variantId), 268 - 18);
});

test('[PAY-15] paid and cancelled orders do not count, and a free one may always be made', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const placed: PlacedOrder[] = [];
  for (let i = 0; i < 3; i++) placed.push((await testApp.place(token, anOrder(event))).data);
  assert.equal((await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }))).status, 200);
  assert.equal((await testApp.place(token, anOrder(event))).status, 409);
  for (const [i, state] of (['paid', 'cancelled'] as const).entries()) {
    await testApp.query('UPDATE orders SET state = $1 WHERE id = $2', [state, placed[i]?.orderId]);
    assert.equal((await testApp.place(token, anOrder(event))).status, 200, state);
    assert.equal((await testApp.place(token, anOrder(event))).status, 409);
  }
});

test('[PAY-15] three orders and twenty tickets are the default', () => {
  assert.deepEqual(readConfig(productionEnvironment).maxUnpaid, { orders: 3, tickets: 20 });
  assert.deepEqual(
    readConfig({ ...productionEnvironment, MAX_UNPAID_ORDERS: '5', MAX_UNPAID_TICKETS: '8' }).maxUnpaid,
    {
      orders: 5,
      tickets: 8,
    },
  );
});
