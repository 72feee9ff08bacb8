import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PurchaseSummary } from '@idavuelta/shared/contracts';
import { anOrder, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();

test('[ACC-04, API-14] purchases come in pages, the newest first; an order made meanwhile shifts none, nor do equal moments', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const placed: string[] = [];
  for (let i = 0; i < 5; i++) placed.push((await testApp.place(token, anOrder(event))).data.orderId);
  await testApp.query(`UPDATE orders SET created_at = '2026-01-02T03:04:05.678901Z' WHERE id = ANY ($1)`, [
    placed.slice(0, 4),
  ]);
  const page = async (cursor?: string) => {
    const path = `/shop-api/payment-history?limit=2${cursor ? `&cursor=${cursor}` : ''}`;
    const { body } = await testApp.call<PurchaseSummary[]>('GET', path, { token });
    return { ids: body.data.map(({ id }) => id), next: body.next };
  };
  const first = await page();
  await testApp.place(token, anOrder(event));
  const second = await page(first.next);
  const third = await page(second.next);
  const older = placed.slice(0, 4).sort().reverse();
  assert.deepEqual([...first.ids, ...second.ids, ...third.ids], [placed[4], ...older]);
  assert.equal(third.next, undefined);
});

test('[ACC-04] twenty purchases are a page', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  for (let i = 0; i < 21; i++) await testApp.place(token, anOrder(event));
  const { body } = await testApp.call<PurchaseSummary[]>('GET', '/shop-api/payment-history', { token });
  assert.equal(body.data.length, 20);
  assert.ok(body.next);
});

test('[ACC-04] a purchase says when its event is, in the zone of the event', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const { data: order } = await testApp.place(token, anOrder(event));
  const history = await testApp.call<PurchaseSummary[]>('GET', '/shop-api/payment-history', { token });
  const detail = await testApp.orderDetail(order.orderId, token);
  const { startDate, timeZone } = detail.data.event;
  assert.deepEqual(
    history.data.map(({ regularEvent }) => [regularEvent.startDate, regularEvent.timeZone]),
    [[startDate, timeZone]],
  );
});

test('[AFT-04] a purchase says which date of the event it is of, for a link to the same van', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const { data: order } = await testApp.place(token, anOrder(event));
  const { data } = await testApp.orderDetail(order.orderId, token);
  assert.equal(data.event.dateId, event.dateId);
  assert.equal(data.tickets[0]?.productVariantId, event.variantId);
});
