import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditRow, StaffOrder, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const support = await logInStaff(testApp, 'support');

const act = <T = unknown>(id: string, action: string, body: object = {}, token = support.token) =>
  testApp.call<T>(action === 'passenger' ? 'PUT' : 'POST', `/staff-api/orders/${id}/${action}`, { token, body });
const show = async (id: string) =>
  (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${id}`, { token: support.token })).data;
const auditOf = async (id: string) =>
  (await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=${id}`, { token: support.token })).data;
const actionsOf = async (id: string) => (await auditOf(id)).map(({ action, actor }) => `${actor} ${action}`);
const timelineOf = async (id: string) =>
  (await testApp.call<TimelineEntry[]>('GET', `/staff-api/orders/${id}/timeline`, { token: support.token })).data;
const by = () => `staff:${support.email}`;
const mailsTo = (id: string, kind: string, count: number) =>
  eventually(async () => {
    const mails = (await timelineOf(id)).filter(({ kind: of, name }) => of === 'mail' && name === kind);
    return mails.length === count && mails.map(({ to }) => to);
  });

async function anUnpaidOrder(tickets = 2) {
  const buyer = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const { data } = await testApp.place(buyer.token, anOrder(event, { tickets }));
  return { ...buyer, event, id: data.orderId };
}
async function aPaidOrder(tickets = 2) {
  const order = await anUnpaidOrder(tickets);
  await testApp.staff('transfers', 'validate', order.id);
  return order;
}

test('[BOF-08] a mail is sent again while its order is in the state it tells of', async () => {
  const waiting = await anUnpaidOrder();
  assert.equal(codeOf(await act(waiting.id, 'mail', { mail: 'order-paid' })), 'STATE_CONFLICT');
  assert.deepEqual((await act(waiting.id, 'mail', { mail: 'transfer-instructions' })).data, { mails: 1 });
  await mailsTo(waiting.id, 'transfer-instructions', 2);

  const { id, email } = await aPaidOrder();
  assert.deepEqual((await act(id, 'mail', { mail: 'order-paid' })).data, { mails: 1 });
  assert.deepEqual((await act(id, 'mail', { mail: 'passenger-tickets' })).data, { mails: 1 });
  assert.deepEqual(await mailsTo(id, 'order-paid', 2), [email, email]);
  assert.deepEqual(await mailsTo(id, 'passenger-tickets', 2), ['viajera@example.org', 'viajera@example.org']);
  assert.deepEqual((await actionsOf(id)).slice(0, 2), [`${by()} resend-mail`, `${by()} resend-mail`]);
});

test('[BOF-08] one passenger alone gets the mail again, and nobody who does not travel', async () => {
  const { id, email } = await aPaidOrder();
  const again = (address: string) => act(id, 'mail', { mail: 'passenger-tickets', address });
  assert.deepEqual((await again('Viajera@example.org')).data, { mails: 1 });
  assert.deepEqual(await mailsTo(id, 'passenger-tickets', 2), ['viajera@example.org', 'viajera@example.org']);
  assert.equal(codeOf(await again('otra@example.org')), 'VALIDATION_FAILED');
  assert.equal(codeOf(await again(email)), 'VALIDATION_FAILED', 'the buyer has the confirmation');
});

test('[BOF-08] a passenger is changed by the rule of the buyer, and the record has no value of a person', async () => {
  const { id, event } = await aPaidOrder(1);
  const change = { ticket: 1, passenger: 1, name: 'Inés Vega', phone: '912345678' };
  const address = { address: 'Jr. Unión 45', commune_id: event.countyId };
  assert.equal((await act(id, 'passenger', { ...change, address })).status, 200);
  const [ticket] = (await show(id)).tickets;
  assert.deepEqual([ticket?.passengers[0]?.name, ticket?.addresses[0]?.address], ['Inés Vega', 'Jr. Unión 45']);
  const [audit] = await auditOf(id);
  assert.deepEqual([audit?.actor, audit?.action], [by(), 'change-passenger']);
  assert.deepEqual(audit?.detail.fields, ['name', 'phone', 'passengerAddress']);
  assert.ok(!JSON.stringify(audit).includes('Vega'));
  assert.equal(codeOf(await act(id, 'passenger', { ...change, phone: '12345678901' })), 'VALIDATION_FAILED');
  await createTicketChecks(testApp).beganAgo(id, 60);
  assert.equal(codeOf(await act(id, 'passenger', { ...change, name: 'Otra' })), 'SALES_CLOSED');
});

test('[BOF-08] a ticket gets another code, and stays checked where it was', async () => {
  const { id, token } = await aPaidOrder();
  await createTicketChecks(testApp).rodeWith(id, token, 2);
  assert.deepEqual((await act(id, 'tickets/2/reissue')).data, { issue: 2, checked: ['outbound'] });
  assert.equal((await show(id)).tickets[1]?.issue, 2);
  assert.ok((await actionsOf(id)).includes(`${by()} reissue-ticket`));
  assert.equal(codeOf(await act((await anUnpaidOrder()).id, 'tickets/1/reissue')), 'STATE_CONFLICT');
});

test('[BOF-08] an unpaid order is cancelled, a paid one is not without its money', async () => {
  const { id, event } = await anUnpaidOrder();
  assert.deepEqual((await act(id, 'cancel', { reason: 'Se arrepintió' })).data, { outcome: 'cancelled' });
  assert.deepEqual([(await show(id)).state, await testApp.stockOf(event.variantId)], ['cancelled', 50]);
  const state = (await timelineOf(id)).find(({ kind, name }) => kind === 'state' && name === 'cancelled');
  assert.deepEqual([state?.by, state?.text], [by(), 'Se arrepintió']);
  await mailsTo(id, 'order-cancelled', 1);
  assert.equal(codeOf(await act((await aPaidOrder()).id, 'cancel', { reason: 'x' })), 'STATE_CONFLICT');
  assert.equal(codeOf(await act(id, 'cancel', { reason: ' ' })), 'VALIDATION_FAILED');
});

test('[BOF-08] tickets, or all of an order, are paid back with a reason', async () => {
  const { id, event } = await aPaidOrder(3);
  assert.deepEqual((await act(id, 'refund', { tickets: [2], reason: 'No viaja' })).data, {
    amount: { minor: 4550, currency: 'PEN' },
  });
  assert.equal(await testApp.stockOf(event.variantId), 48);
  assert.equal(codeOf(await act(id, 'refund', { tickets: [2], reason: 'Otra vez' })), 'STATE_CONFLICT');
  const finance = await logInStaff(testApp, 'finance');
  assert.equal((await act(id, 'refund', { tickets: [], reason: 'Todo' }, finance.token)).status, 200);
  assert.equal((await show(id)).state, 'refunded');
  const refunds = (await timelineOf(id)).filter(({ kind }) => kind === 'refund');
  assert.deepEqual(
    refunds.map(({ text, amount, detail }) => [text, amount?.minor, detail?.tickets]),
    [
      ['No viaja', 4550, [2]],
      ['Todo', 9100, [1, 3]],
    ],
  );
  const viewer = await logInStaff(testApp, 'viewer');
  assert.equal(codeOf(await act(id, 'refund', { tickets: [], reason: 'x' }, viewer.token)), 'FORBIDDEN');
});

test('[BOF-08] an amount is paid back once, and never more in total than was paid', async () => {
  const { id } = await aPaidOrder();
  const body = { amount: 1000, refundable: 9100, reason: 'La van llegó tarde' };
  assert.equal(codeOf(await act(id, 'refund-amount', { ...body, amount: 9101 })), 'VALIDATION_FAILED');
  const twice = await Promise.all([act(id, 'refund-amount', body), act(id, 'refund-amount', body)]);
  assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 412]);
  const order = await show(id);
  assert.deepEqual([order.state, order.refundable?.minor, order.refunds.length], ['paid', 8100, 1]);
  assert.deepEqual(
    order.tickets.map(({ refunded }) => refunded),
    [false, false],
  );
  const [refund] = (await timelineOf(id)).filter(({ kind }) => kind === 'refund');
  assert.deepEqual([refund?.text, refund?.by], ['La van llegó tarde', by()]);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(
      ({ html, subject }) => html.includes(order.number) && /devolución/.test(subject),
    ),
  );
  assert.match(mail.text, /Te devolvemos este monto de tu pedido\./);
  // what remains is less than the tickets' price
  assert.deepEqual((await act(id, 'refund', { tickets: [], reason: 'Todo' })).data, {
    amount: { minor: 8100, currency: 'PEN' },
  });
  assert.equal(codeOf(await act(id, 'refund-amount', { ...body, refundable: 0 })), 'STATE_CONFLICT');
});

test('[BOF-08] an order whose money went back as an amount can be cancelled, and its seats are free', async () => {
  const { id, event, email } = await aPaidOrder();
  const all = { amount: 9100, refundable: 9100, reason: 'Por las molestias' };
  assert.equal((await act(id, 'refund-amount', all)).status, 200);
  assert.deepEqual([(await show(id)).state, (await show(id)).refundable], ['paid', undefined]);
  assert.deepEqual((await act(id, 'cancel', { reason: 'No viaja' })).data, { outcome: 'cancelled' });
  assert.deepEqual([(await show(id)).state, await testApp.stockOf(event.variantId)], ['refunded', 50]);
  const { number } = await show(id);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list(email)).find(
      ({ html, subject }) => html.includes(number) && subject.startsWith('Boletos cancelados'),
    ),
  );
  assert.match(mail.text, /Lo que pagaste ya te lo devolvimos/);
  assert.deepEqual((await mailsTo(id, 'tickets-cancelled', 2)).toSorted(), [email, 'viajera@example.org'].toSorted());
});

test('[BOF-08] notes stay beside the order, and a flag is resolved once', async () => {
  const { id } = await anUnpaidOrder();
  assert.equal((await act(id, 'notes', { text: 'Llamó:\nquiere dos más.' })).status, 200);
  const notes = (await timelineOf(id)).filter(({ kind }) => kind === 'note');
  assert.deepEqual(
    notes.map(({ by: author, text }) => [author, text]),
    [[by(), 'Llamó:\nquiere dos más.']],
  );
  assert.ok((await actionsOf(id)).includes(`${by()} add-order-note`));

  await testApp.query(`UPDATE orders SET flagged_at = now(), flag_reasons = '{refund-by-hand}' WHERE id = $1`, [id]);
  assert.equal((await act(id, 'flag/resolve', { reason: 'Transferido' })).status, 200);
  assert.deepEqual((await show(id)).flags, []);
  assert.equal(codeOf(await act(id, 'flag/resolve', { reason: 'Otra vez' })), 'STATE_CONFLICT');
  const nowhere = '00000000-0000-4000-8000-000000000000';
  for (const [action, body] of [
    ['notes', { text: 'x' }],
    ['flag/resolve', { reason: 'x' }],
    ['cancel', { reason: 'x' }],
    ['refund', { tickets: [], reason: 'x' }],
    ['mail', { mail: 'order-paid' }],
  ] as const)
    assert.equal(codeOf(await act(nowhere, action, body)), 'NOT_FOUND', action);
});
