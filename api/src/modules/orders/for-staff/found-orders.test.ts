import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoundOrder } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'support');

const find = (search: Record<string, string> = {}) =>
  testApp.call<FoundOrder[]>('GET', `/staff-api/orders?${new URLSearchParams(search)}`, { token });
const idsOf = async (search: Record<string, string>) => (await find(search)).data.map(({ orderId }) => orderId);

let buyers = '';

/**
 * Creates an order of a new customer whose only passenger has this phone. The address has no digits, because it is
 * searched too.
 */
async function anOrderOf(phone: string) {
  buyers += 'a';
  const buyer = await testApp.newCustomer(`${buyers}@example.org`);
  const event = await testApp.addEvent({ name: 'Gala de Ópera' });
  const request = anOrder(event);
  for (const { passengers } of request.tickets) for (const passenger of passengers) passenger.phone = phone;
  const { data } = await testApp.place(buyer.token, request);
  return { ...buyer, event, orderId: data.orderId };
}

test('[BOF-07] an order is found by number, e-mail, phone of buyer or passenger, and event; the newest first', async () => {
  const first = await anOrderOf('945111222');
  const later = await anOrderOf('945333444');
  await testApp.query(`UPDATE customer SET phone_number = '+51955666777' WHERE email = $1`, [first.email]);
  const { data } = await find({ text: 'gala de opera' });
  assert.deepEqual(
    data.map(({ orderId }) => orderId),
    [later.orderId, first.orderId],
  );
  const [row] = data;
  assert.deepEqual(
    [row?.eventName, row?.event, row?.state, row?.total, row?.tickets, row?.flags, row?.paymentCode],
    [
      'Gala de Ópera',
      later.event.slug,
      'awaiting_transfer_payment',
      { minor: 4550, currency: 'PEN' },
      1,
      [],
      'transferencia',
    ],
  );
  for (const text of [`iv-${row?.number.toLowerCase()}`, later.email, '945 333 444', '+51 945-333-444', '33344'])
    assert.deepEqual(await idsOf({ text }), [later.orderId], text);
  assert.deepEqual(await idsOf({ text: '(955) 666 777' }), [first.orderId], "the buyer's phone");
  assert.deepEqual(await idsOf({ text: '945' }), [], 'a few digits are no phone');
});

test('[BOF-07] the list is narrowed to a state, a period and flags, and has pages', async () => {
  const [one, two] = [await anOrderOf('945000001'), await anOrderOf('945000002')];
  await testApp.query(`UPDATE orders SET created_at = '2020-02-03T10:00:00Z' WHERE id = $1`, [one.orderId]);
  await testApp.query(`UPDATE orders SET flagged_at = now(), flag_reasons = '{charged-back}' WHERE id = $1`, [
    two.orderId,
  ]);
  await testApp.staff('transfers', 'validate', two.orderId);

  const february = { from: '2020-02-01T05:00:00Z', until: '2020-03-01T05:00:00Z' };
  assert.deepEqual(await idsOf(february), [one.orderId]);
  assert.deepEqual(await idsOf({ ...february, state: 'paid' }), []);
  assert.deepEqual(await idsOf({ until: '2020-02-03T10:00:00Z' }), [], 'the end is not in the period');
  assert.deepEqual(await idsOf({ state: 'paid' }), [two.orderId]);
  const { data: flagged } = await find({ flagged: 'true' });
  assert.deepEqual(
    flagged.map(({ orderId, flags }) => [orderId, flags]),
    [[two.orderId, ['charged-back']]],
  );

  const page = await find({ limit: '1' });
  const { next = '' } = page.body as { next?: string };
  const [follower] = await idsOf({ limit: '1', cursor: next });
  assert.ok(follower && follower !== page.data[0]?.orderId);
  assert.equal(codeOf(await find({ cursor: 'x' })), 'VALIDATION_FAILED');
});

test('[BOF-07] a driver does not see orders', async () => {
  const driver = await logInStaff(testApp, 'driver');
  assert.equal(codeOf(await testApp.call('GET', '/staff-api/orders', { token: driver.token })), 'FORBIDDEN');
});
