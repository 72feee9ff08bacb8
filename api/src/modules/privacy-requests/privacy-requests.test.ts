import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { OwnPrivacyRequest, PersonalData } from '@idavuelta/shared/contracts';
import type { PrivacyPerson, StaffList, StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, openTestApp, startTestApp } from '../../testing/test-app.ts';
import { aComplaint, exportRegister, fileComplaint } from '../complaints/testing/complaint.ts';
import { dueOn } from './deadlines.ts';

const testApp = await openTestApp();
const { token: support, email: supportEmail } = await logInStaff(testApp, 'support');

const aPerson = () => `persona-${randomUUID()}@example.org`;
const make = (email: string, { token, ...more }: { token?: string; [field: string]: unknown } = {}) =>
  testApp.call<{ confirmed?: { number: number; dueOn: string } }>('POST', '/privacy-requests', {
    token,
    body: { kind: 'access', country: 'PE', name: 'Rosa Díaz', email, details: 'Todo', ...more },
  });
/** Waits for a mail with a link for the purpose. @returns the token of the newest */
const linkTo = (email: string, purpose: 'confirm' | 'export') =>
  eventually(async () => {
    const mails = await testApp.app.services.mailbox.list(email);
    for (const { text } of mails) {
      const token = new RegExp(`/privacy-requests\\?${purpose}=([\\w-]+)`).exec(text)?.[1];
      if (token) return token;
    }
    return undefined;
  });
const confirm = (token: string) =>
  testApp.call<{ number: number; dueOn: string }>('POST', '/privacy-requests/confirm', { body: { token } });
const confirmed = async (email: string, more = {}) => {
  await make(email, more);
  return (await confirm(await linkTo(email, 'confirm'))).data;
};
const list = async (text: string) =>
  (
    await testApp.call<StaffList<StaffPrivacyRequest>>(
      'GET',
      `/staff-api/privacy-requests?${new URLSearchParams({ text })}`,
      { token: support },
    )
  ).data.rows;
const act = (id: number | undefined, action: string, body?: object, token = support) =>
  testApp.call<StaffPrivacyRequest>('POST', `/staff-api/privacy-requests/${id}/${action}`, { token, body });
const show = async (id: number | undefined) =>
  (
    await testApp.call<{ request: StaffPrivacyRequest; person: PrivacyPerson }>(
      'GET',
      `/staff-api/privacy-requests/${id}`,
      { token: support },
    )
  ).data;
const findCustomers = async (text: string) =>
  (await testApp.call<object[]>('GET', `/staff-api/customers?${new URLSearchParams({ text })}`, { token: support }))
    .data;

test('[LEG-04] a request counts from its confirmation, once, and the response tells nothing of accounts', async () => {
  const stranger = aPerson();
  const { email: customer } = await testApp.newCustomer();
  const [one, other] = [await make(stranger), await make(customer)];
  assert.deepEqual([one.status, one.data, other.data], [200, {}, {}]);
  assert.deepEqual(await list(stranger), [], 'not in the register');
  const token = await linkTo(stranger, 'confirm');
  const { data } = await confirm(token);
  assert.ok(data.number > 0);
  assert.equal(codeOf(await confirm(token)), 'TOKEN_INVALID');
  const [request] = await list(stranger.toUpperCase());
  assert.deepEqual(
    [request?.number, request?.state, request?.dueOn, request?.details],
    [data.number, 'open', data.dueOn, 'Todo'],
  );
  assert.ok((request?.daysLeft ?? 0) >= 26);
  const [hash] = await testApp.query<{ hash: string }>('SELECT hash FROM privacy_request_token LIMIT 1');
  assert.match(hash?.hash ?? '', /^[0-9a-f]{64}$/);
});

test('[LEG-04] a link that expired confirms nothing, and an unconfirmed request is deleted after a week', async () => {
  const email = aPerson();
  await make(email);
  const token = await linkTo(email, 'confirm');
  await testApp.query(
    `UPDATE privacy_request_token SET expires_at = now() - interval '1 second'
    WHERE request_id = (SELECT id FROM privacy_request WHERE email = $1)`,
    [email],
  );
  assert.equal(codeOf(await confirm(token)), 'TOKEN_INVALID');
  await testApp.query(`UPDATE privacy_request SET made_at = now() - interval '8 days' WHERE email = $1`, [email]);
  await testApp.app.services.handlers['forget-scans']({}, '');
  assert.deepEqual(await testApp.query('SELECT FROM privacy_request WHERE email = $1', [email]), []);
});

test('[LEG-04] who is logged in is known: the request counts at once and is seen in the account', async () => {
  const { email, token } = await testApp.newCustomer();
  const { data } = await make(email, { token, kind: 'objection' });
  assert.ok(data.confirmed?.number);
  const own = await testApp.call<OwnPrivacyRequest[]>('GET', '/shop-api/me/privacy-requests', { token });
  assert.deepEqual(
    own.data.map(({ number, kind, state }) => [number, kind, state]),
    [[data.confirmed?.number, 'objection', 'open']],
  );
  assert.deepEqual((await make(aPerson(), { token })).data, {}, 'not for an address of somebody else');
});

test('[LEG-04] too many requests of a visitor are refused by name', async (t) => {
  const limited = await startTestApp({ rateLimit: { perAddress: 2, perAccount: 9 } });
  t.after(() => limited.close());
  const body = { kind: 'access', country: 'PE', name: 'Rosa', email: aPerson(), details: '' };
  const responses = [];
  for (let i = 0; i < 3; i++) responses.push(await limited.call('POST', '/privacy-requests', { body }));
  const last = responses.at(-1);
  assert.equal(last && codeOf(last), 'RATE_LIMITED');
  assert.ok(Number(last?.headers['retry-after']) > 0);
});

test('[LEG-04] the last day for the answer depends on country and kind', () => {
  // a Monday
  assert.deepEqual(
    [
      dueOn('PE', 'access', '2026-11-30'),
      dueOn('PE', 'deletion', '2026-11-30'),
      dueOn('CL', 'access', '2026-12-01'),
      dueOn('CL', 'blocking', '2026-12-04'),
      dueOn('ES', 'portability', '2026-11-30'),
    ],
    ['2026-12-28', '2026-12-14', '2026-12-31', '2026-12-08', '2026-12-30'],
  );
});

test('[LEG-04, LEG-05] staff sends the export by a link: also of somebody without an account who rides with others', async () => {
  const email = aPerson();
  const { token: buyer } = await testApp.newCustomer();
  const order = anOrder(await testApp.addEvent());
  for (const ticket of order.tickets)
    for (const passenger of ticket.passengers) Object.assign(passenger, { name: 'Berta Vega', email });
  const { data: placed } = await testApp.place(buyer, order);
  await confirmed(email);
  const [request] = await list(email);
  const { person } = await show(request?.id);
  assert.deepEqual(
    [person.customerId, person.orders.map(({ orderId, as }) => [orderId, as])],
    [undefined, [[placed.orderId, 'passenger']]],
  );
  assert.ok(person.counts.some(({ section, count }) => section === 'passengerOf' && count === 1));
  await act(request?.id, 'export');
  const token = await linkTo(email, 'export');
  const json = await testApp.app.inject(`/privacy-requests/export?token=${token}`);
  const data = JSON.parse(json.body) as PersonalData;
  assert.deepEqual(
    data.passengerOf?.map(({ passenger }) => (passenger as { name: string }).name),
    ['Berta Vega'],
  );
  assert.equal(data.privacyRequests?.length, 1);
  const pdf = await testApp.app.inject(`/privacy-requests/export?token=${token}&format=pdf`);
  assert.equal(pdf.rawPayload.subarray(0, 4).toString(), '%PDF');
  assert.equal((await testApp.app.inject(`/privacy-requests/export?token=${'x'.repeat(43)}`)).statusCode, 410);
  await testApp.query(`UPDATE privacy_request_token SET expires_at = now() WHERE purpose = 'export'`);
  assert.notEqual((await testApp.app.inject(`/privacy-requests/export?token=${token}`)).statusCode, 200);
});

test('[LEG-04] staff answers with its reason, once; the answer is mailed, and the record says by whom', async () => {
  const email = aPerson();
  await confirmed(email, { kind: 'correction', details: 'Me llamo Rosa' });
  const [request] = await list(email);
  const { data } = await act(request?.id, 'answer', { outcome: 'refused', answer: 'No tenemos datos suyos.' });
  assert.deepEqual(
    [data.state, data.answer, data.answeredBy],
    ['refused', 'No tenemos datos suyos.', `staff:${supportEmail}`],
  );
  assert.equal(codeOf(await act(request?.id, 'answer', { outcome: 'done', answer: 'Sí' })), 'STATE_CONFLICT');
  await eventually(async () =>
    (await testApp.app.services.mailbox.list(email)).some(({ text }) => text.includes('No tenemos datos suyos.')),
  );
  const audit = await testApp.query<{ action: string; actor: string }>(
    'SELECT action, actor FROM audit WHERE subject = $1',
    [`privacy-request:${request?.id}`],
  );
  assert.deepEqual(audit.map(({ action, actor }) => [action, actor]).at(-1), [
    'answer-privacy-request',
    `staff:${supportEmail}`,
  ]);
  const { token: viewer } = await logInStaff(testApp, 'viewer');
  assert.equal((await act(request?.id, 'answer', { outcome: 'done', answer: 'Sí' }, viewer)).status, 403);
});

test('[LEG-05] staff deletes what is stored about a person with an account, but not before a trip', async () => {
  const { email, token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const order = anOrder(event, { discountCode: 'GRATIS100' });
  for (const ticket of order.tickets) for (const passenger of ticket.passengers) Object.assign(passenger, { email });
  const { data: placed } = await testApp.place(token, order);
  await testApp.call('POST', '/contact', {
    body: { name: 'Rosa', email, phone: '987654321', message: '¿Van a Ica?' },
  });
  await fileComplaint(testApp, aComplaint({ email }));
  await make(email, { token, kind: 'deletion' });
  const [request] = await list(email);
  assert.equal(codeOf(await act(request?.id, 'remove', { reason: 'Lo pidió' })), 'STATE_CONFLICT');
  await testApp.query(
    `UPDATE departure SET starts_at = now() - interval '1 day' WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
    [placed.orderId],
  );
  assert.equal((await act(request?.id, 'remove', { reason: 'Lo pidió' })).status, 200);
  assert.deepEqual(await findCustomers(email), []);
  const { person } = await show(request?.id);
  assert.deepEqual(
    [person.customerId, person.orders, person.counts],
    [
      undefined,
      [],
      [
        { section: 'privacyRequests', count: 1 },
        { section: 'complaints', count: 1 },
      ],
    ],
    'the law keeps these',
  );
  assert.ok((await exportRegister(testApp, support)).includes(email));
});

test('[LEG-05] a passenger without an account is taken out of the order of somebody else, who stays', async () => {
  const email = aPerson();
  const { token } = await testApp.newCustomer();
  const order = anOrder(await testApp.addEvent(), { discountCode: 'GRATIS100', tickets: 2 });
  const [passenger] = order.tickets[0]?.passengers ?? [];
  Object.assign(passenger ?? {}, { name: 'Berta Vega', email });
  const { data: placed } = await testApp.place(token, order);
  await testApp.query(
    `UPDATE departure SET starts_at = now() - interval '1 day' WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
    [placed.orderId],
  );
  await confirmed(email, { kind: 'deletion' });
  const [request] = await list(email);
  assert.equal((await act(request?.id, 'remove', { reason: 'Lo pidió' })).status, 200);
  const { data } = await testApp.orderDetail(placed.orderId, token);
  const names = data.tickets.flatMap(({ passengers }) => passengers.map(({ name }) => name));
  assert.deepEqual(names, ['', 'Viajera 2']);
});

test('[LEG-06] an answered request is deleted after five years, an open one never', async () => {
  const [answered, open] = [aPerson(), aPerson()];
  for (const email of [answered, open]) await confirmed(email);
  const [request] = await list(answered);
  await act(request?.id, 'answer', { outcome: 'done', answer: 'Hecho' });
  const ageOf = async (years: number) => {
    await testApp.query(
      `UPDATE privacy_request SET confirmed_at = now() - $2::interval,
         answered_at = CASE WHEN answered_at IS NOT NULL THEN now() - $2::interval END WHERE email = ANY ($1)`,
      [[answered, open], `${years} years`],
    );
    await testApp.app.services.handlers['forget-scans']({}, '');
    return [(await list(answered)).length, (await list(open)).length];
  };
  assert.deepEqual(await ageOf(4), [1, 1]);
  assert.deepEqual(await ageOf(6), [0, 1]);
});
