import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { StaffList, StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, codeOf, openTestApp } from '../../testing/test-app.ts';
import { aComplaint, exportRegister, fileComplaint } from '../complaints/testing/complaint.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'owner');
const name = `Zoila${randomUUID().slice(0, 8)}`;

/** Creates a buyer who also travels, with a paid order that used a coupon, and their confirmed request and a sheet in the complaints book. */
async function aPerson() {
  const { email, token: own } = await testApp.newCustomer();
  await testApp.query('UPDATE customer SET first_name = $2 WHERE email = $1', [email, name]);
  const event = await testApp.addEvent();
  const order = anOrder(event, { discountCode: 'GRATIS100' });
  for (const ticket of order.tickets)
    for (const passenger of ticket.passengers) Object.assign(passenger, { name, email });
  const { data } = await testApp.place(own, order);
  const [row] = await testApp.query<{ departure: number; coupon: number; customer: number }>(
    'SELECT departure_id AS departure, coupon_id AS coupon, customer_id AS customer FROM orders WHERE id = $1',
    [data.orderId],
  );
  assert.ok(row);
  await testApp.call('POST', '/privacy-requests', {
    token: own,
    body: { kind: 'blocking', country: 'PE', name, email, details: '' },
  });
  await fileComplaint(testApp, aComplaint({ name, email }));
  return { email, own, ...row, orderId: data.orderId };
}

const person = await aPerson();
const lists = [
  `/orders?text=${name}`,
  `/orders?text=${person.email}`,
  `/orders?customerId=${person.customer}`,
  '/orders',
  `/customers?text=${name}`,
  `/customers?text=${person.email}`,
  `/coupons/${person.coupon}/uses`,
  `/departures/${person.departure}/travellers`,
  `/departures/${person.departure}/plans/out`,
  '/requests?status=under_review',
  '/transfers',
  '/refunds-by-hand',
];
const seenIn = async (path: string) => {
  const { status, body } = await testApp.call('GET', `/staff-api${path}`, { token });
  assert.equal(status, 200, path);
  const text = JSON.stringify(body);
  return text.includes(person.email) || text.includes(name);
};
const seen = async () => {
  const found: string[] = [];
  for (const path of lists) if (await seenIn(path)) found.push(path);
  return found;
};
const requestOf = async () =>
  (
    await testApp.call<StaffList<StaffPrivacyRequest>>('GET', `/staff-api/privacy-requests?text=${person.email}`, {
      token,
    })
  ).data.rows[0];
const act = async (action: string) =>
  testApp.call('POST', `/staff-api/privacy-requests/${(await requestOf())?.id}/${action}`, {
    token,
    body: { reason: 'Lo pidió' },
  });

test('[LEG-05] a blocked person is in no list of staff but those of the law, until they are unblocked', async () => {
  assert.equal(codeOf(await act('block')), 'STATE_CONFLICT', 'not before a trip');
  await testApp.query(`UPDATE departure SET starts_at = now() - interval '1 day' WHERE id = $1`, [person.departure]);
  const before = await seen();
  assert.ok(before.length >= 8, before.join());
  assert.equal((await act('block')).status, 200);
  assert.equal(codeOf(await act('block')), 'STATE_CONFLICT');
  assert.deepEqual(await seen(), []);
  assert.equal((await requestOf())?.isBlocked, true);
  assert.ok(await seenIn(`/complaints?text=${name}`), 'a sheet is answered in its term');
  assert.ok((await exportRegister(testApp, token)).includes(person.email));
  const own = await testApp.call<{ blockedAt?: string }>('GET', '/shop-api/me/data', { token: person.own });
  assert.ok(own.data.blockedAt, 'the person may see it');
  assert.equal((await act('unblock')).status, 200);
  assert.deepEqual(await seen(), before);
});
