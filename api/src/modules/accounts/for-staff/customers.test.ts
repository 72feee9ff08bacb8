import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { PersonalData } from '@idavuelta/shared/contracts';
import type { AuditRow, FoundOrder, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { credentials } from '../../../testing/credentials.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, errorsOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token, email } = await logInStaff(testApp, 'support');

const find = async (text: string) =>
  (await testApp.call<StaffCustomer[]>('GET', `/staff-api/customers?${new URLSearchParams({ text })}`, { token })).data;
const show = (id: number) => testApp.call<StaffCustomer>('GET', `/staff-api/customers/${id}`, { token });
const act = <T = StaffCustomer>(id: number, action: string, body?: object) =>
  testApp.call<T>('POST', `/staff-api/customers/${id}/${action}`, { token, body });
const actionsOf = async (id: number) =>
  (await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=customer:${id}`, { token })).data.map(
    ({ action, actor }) => [action, actor],
  );
async function aCustomer() {
  const customer = await testApp.newCustomer();
  const [found] = await find(customer.email);
  assert.ok(found);
  return { ...customer, id: found.id };
}
test('[BOF-08] a customer is found by e-mail, name without accents, and phone', async () => {
  const one = await aCustomer();
  await testApp.query(`UPDATE customer SET first_name = 'Íñigo', phone_number = '+51944555666' WHERE id = $1`, [
    one.id,
  ]);
  for (const text of [one.email.slice(0, 20), 'inigo', '944 555-666', '+51 944 555 666'])
    assert.deepEqual(
      (await find(text)).map(({ id }) => id),
      [one.id],
      text,
    );
  assert.ok((await find('')).length > 0, 'without a text the newest');
  const { data } = await show(one.id);
  assert.deepEqual(
    [data.name, data.phone, data.country, data.verified, data.blocked, data.orders],
    ['Íñigo Rojas', '+51944555666', 'PE', true, false, 0],
  );
  const { data: placed } = await testApp.place(one.token, anOrder(await testApp.addEvent()));
  const { data: orders } = await testApp.call<FoundOrder[]>('GET', `/staff-api/orders?customerId=${one.id}`, { token });
  assert.deepEqual(
    orders.map(({ orderId }) => orderId),
    [placed.orderId],
  );
});

test('[BOF-08] a customer is blocked and unblocked for a reason, and the record says by whom', async () => {
  const one = await aCustomer();
  assert.equal((await act(one.id, 'block', { reason: 'Fraude' })).data.blocked, true);
  assert.equal((await testApp.call('GET', '/shop-api/me', { token: one.token })).status, 401);
  assert.equal(codeOf(await act(one.id, 'block', { reason: 'Fraude' })), 'STATE_CONFLICT');
  assert.equal((await act(one.id, 'unblock', { reason: 'Aclarado' })).data.blocked, false);
  assert.deepEqual(await actionsOf(one.id), [
    ['unblock-customer', `staff:${email}`],
    ['block-customer', `staff:${email}`],
  ]);
});

test('[BOF-08] an account made by staff is entered by a mailed link that sets its password', async () => {
  const body = {
    email: `Nueva-${randomUUID()}@example.org`,
    firstName: 'Rosa',
    lastName: 'Díaz',
    phoneNumber: '987 654 321',
    countryCode: 'PE',
    language: 'es_PE',
  };
  const post = (more = {}) =>
    testApp.call<StaffCustomer>('POST', '/staff-api/customers', { token, body: { ...body, ...more } });
  const { data } = await post();
  assert.deepEqual([data.email, data.phone, data.verified], [body.email.toLowerCase(), '+51987654321', false]);
  assert.equal(codeOf(await post()), 'EMAIL_TAKEN');
  assert.deepEqual(errorsOf(await post({ email: 'x@example.org', phoneNumber: '123456789012' })), [
    { field: 'phoneNumber', reason: 'phone' },
  ]);
  const [mail] = await eventually(async () => {
    const mails = await testApp.app.services.mailbox.list(data.email);
    return mails.length > 0 && mails;
  });
  const link = /recovery[^"\s]*?([\w-]{20,})/.exec(mail?.text ?? '')?.[1];
  const passwords = { password1: 'una clave larga', password2: 'una clave larga' };
  const { status } = await testApp.call('POST', `/reset-password?token=${link}`, { body: passwords });
  assert.equal(status, 200, mail?.text);
  assert.ok(await testApp.login(data.email, passwords.password1));
  assert.equal((await show(data.id)).data.verified, true);
});

test('[BOF-08] the link of a new account is sent again; a verified one needs none', async () => {
  const one = await aCustomer();
  assert.deepEqual((await act(one.id, 'verification')).data, { outcome: 'verified' });
  await testApp.query('UPDATE customer SET verified_at = NULL WHERE id = $1', [one.id]);
  assert.deepEqual((await act(one.id, 'verification')).data, { outcome: 'sent' });
  assert.deepEqual(await actionsOf(one.id), [['resend-verification', `staff:${email}`]]);
});

test('[BOF-08] a customer gets all their data, and is forgotten when the address is typed again', async () => {
  const one = await aCustomer();
  const { data: placed } = await testApp.place(one.token, anOrder(await testApp.addEvent()));
  const file = await testApp.app.inject({
    url: `/staff-api/customers/${one.id}/data`,
    headers: credentials(token),
  });
  const data = JSON.parse(file.body) as PersonalData;
  assert.deepEqual([data.profile.email, data.orders[0]?.order.id], [one.email, placed.orderId]);

  const wrong = await act(one.id, 'delete', { email: 'otra@example.org' });
  assert.deepEqual([codeOf(wrong), errorsOf(wrong)], ['VALIDATION_FAILED', [{ field: 'email', reason: 'wrong' }]]);
  assert.equal((await act(one.id, 'delete', { email: one.email.toUpperCase() })).status, 200);
  assert.equal(codeOf(await act(one.id, 'delete', { email: one.email })), 'NOT_FOUND');
  assert.equal((await show(one.id)).status, 404);
  assert.deepEqual(await actionsOf(one.id), [
    ['delete-customer', `staff:${email}`],
    ['export-customer-data', `staff:${email}`],
  ]);
});

test('[BOF-08] who travels to a coming event is not deleted', async () => {
  const one = await aCustomer();
  await testApp.place(one.token, anOrder(await testApp.addEvent(), { discountCode: 'GRATIS100' }));
  assert.equal(codeOf(await act(one.id, 'delete', { email: one.email })), 'STATE_CONFLICT');
});
