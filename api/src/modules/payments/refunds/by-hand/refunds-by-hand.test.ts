import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RefundByHand, ReportRow, StaffList, StaffOrder, Today } from '@idavuelta/shared/contracts/staff';
import { officeOf } from '../../../../testing/office-events.ts';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token: finance } = await logInStaff(testApp, 'finance');

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const list = async (search: string) =>
  (await testApp.call<StaffList<RefundByHand>>('GET', `/staff-api/refunds-by-hand?${search}`, { token: finance })).data;
const act = (id: number, action: 'paid-back' | 'undo', body: object, token = finance) =>
  testApp.call<RefundByHand>('POST', `/staff-api/refunds-by-hand/${id}/${action}`, { token, body });
const reportOf = async (eventId: number) =>
  (
    await testApp.call<ReportRow[]>(
      'GET',
      `/staff-api/report?from=${day(-1)}&until=${day(1)}&by=event&event=${eventId}`,
      { token: finance },
    )
  ).data[0];
const orderOf = async (id: string) =>
  (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${id}`, { token: finance })).data;
/** Sends pending mails. @returns all mails about the order's refunds */
const sendMails = async (orderId: string) => {
  const jobs = await testApp.query<{ data: never }>(
    `SELECT data FROM pgboss.job WHERE data ->> 'orderId' = $1 AND data ->> 'isPaidBack' = 'true'`,
    [orderId],
  );
  for (const { data } of jobs) await testApp.app.services.handlers['send-mail'](data, 'test');
  const mails = await testApp.app.services.mailbox.list();
  return mails.filter(({ html, subject }) => html.includes(orderId) && /devolución/.test(subject));
};

/** Creates an order paid by transfer, with its payer in the statement, whose event was cancelled. */
async function cancelledWithTransfer() {
  const event = await testApp.addEventWith({ stock: 10, price: 59 });
  const buyer = await testApp.newCustomer();
  const { data } = await testApp.place(buyer.token, anOrder(event, { tickets: 2 }));
  const [order = { number: '' }] = await testApp.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [
    data.orderId,
  ]);
  const statement = `Fecha;Monto;Moneda;Referencia;Ordenante;Cuenta ordenante\n20/11/2026;118,00;PEN;IV-${order.number};Lucía Quispe;191-1234567-0-12`;
  await testApp.upload('/staff-api/bank-statements?dry-run=false', {
    token: finance,
    field: 'statement',
    file: Buffer.from(statement),
    name: 'noviembre.csv',
  });
  const office = await officeOf(testApp);
  await office.call('POST', `${event.slug}/cancellation`, { slug: event.slug });
  await office.finished(event);
  const [refund] = await eventually(async () => {
    const { rows } = await list(`text=${order.number}`);
    return rows.length > 0 && rows;
  });
  assert.ok(refund);
  return { event, buyer, orderId: data.orderId, number: order.number, refund };
}

test('[BOF-09] what a cancelled event leaves to be paid back by hand is listed with the account, until it is paid back', async () => {
  const { event, buyer, orderId, number, refund } = await cancelledWithTransfer();
  assert.deepEqual(
    { ...refund, id: 0, requestedAt: '' },
    {
      id: 0,
      state: 'open',
      orderId,
      number,
      event: refund.event,
      buyer: refund.buyer,
      amount: { minor: 11_800, currency: 'PEN' },
      method: 'transferencia',
      reason: 'asked_for',
      requestedAt: '',
      isUndecided: false,
      payers: [{ name: 'Lucía Quispe', account: '191-1234567-0-12' }],
    },
  );
  assert.equal(refund.buyer.email, buyer.email);
  const { data: today } = await testApp.call<Today>('GET', '/staff-api/today', { token: finance });
  assert.ok(today.work.some(({ kind, count }) => kind === 'refunds-by-hand' && count >= 1));

  const before = await reportOf(event.eventId);
  assert.deepEqual([before?.charged, before?.refunded, before?.net, before?.tax], [11_800, 0, 11_800, 1800]);

  const paid = await act(refund.id, 'paid-back', { on: day(0), reference: 'OP-0042' });
  assert.equal(paid.data.state, 'paid-back');
  assert.deepEqual([paid.data.paidBack?.on, paid.data.paidBack?.reference], [day(0), 'OP-0042']);
  assert.match(paid.data.paidBack?.by ?? '', /^staff:finance-/);
  assert.equal(codeOf(await act(refund.id, 'paid-back', { on: day(0), reference: 'OP-0043' })), 'STATE_CONFLICT');

  const counted = await reportOf(event.eventId);
  assert.deepEqual([counted?.charged, counted?.refunded, counted?.net, counted?.tax], [11_800, 11_800, 0, 0]);
  const order = await orderOf(orderId);
  assert.deepEqual(order.flags, [], 'nobody has to look at it any more');
  assert.deepEqual(
    order.refunds.map(({ state, paidBackReference }) => [state, paidBackReference]),
    [['done', 'OP-0042']],
  );
  const { data: bought } = await testApp.orderDetail(orderId, buyer.token);
  assert.equal(bought.order.refunds?.[0]?.state, 'done');
  const mail = (await sendMails(orderId)).find(({ text }) => /Te devolvimos el dinero el/.test(text));
  assert.match(mail?.text ?? '', /Referencia: OP-0042/);
  assert.deepEqual((await list(`state=open&text=${number}`)).rows, []);
  assert.equal((await list(`state=paid-back&text=op-0042`)).total, 1);
});

test('[BOF-09] a refund that was recorded as paid back by mistake is taken back, and nobody is told of it', async () => {
  const { event, orderId, refund } = await cancelledWithTransfer();
  const before = await reportOf(event.eventId);
  assert.equal(codeOf(await act(refund.id, 'undo', { reason: 'Todavía no' })), 'STATE_CONFLICT');
  await act(refund.id, 'paid-back', { on: day(0), reference: 'OP-1' });
  const undone = await act(refund.id, 'undo', { reason: 'Era otro pedido' });
  assert.deepEqual([undone.data.state, undone.data.paidBack], ['open', undefined]);
  assert.deepEqual(await reportOf(event.eventId), before);
  assert.deepEqual((await orderOf(orderId)).flags, ['refund-by-hand']);
  assert.ok((await sendMails(orderId)).every(({ text }) => !/Te devolvimos el dinero/.test(text)));
  const { data: audit } = await testApp.call<{ action: string; detail: { reason?: string; reference?: string } }[]>(
    'GET',
    `/staff-api/audit?subject=${orderId}`,
    { token: finance },
  );
  const [last, first] = audit.filter(({ action }) => /paid-back/.test(action));
  assert.deepEqual([last?.action, last?.detail.reason], ['undo-paid-back', 'Era otro pedido']);
  assert.deepEqual([first?.action, first?.detail.reference], ['refund-paid-back', 'OP-1']);
});

test('[BOF-09] a row of the audit in which an earlier version wrote the action with an underscore is read by its one name', async () => {
  const add = `INSERT INTO audit (actor, action, subject) VALUES ('provider:webpay', 'refund-by_hand', 'order-of-before')`;
  await testApp.query(add);
  const { data } = await testApp.call<{ action: string }[]>('GET', '/staff-api/audit?subject=order-of-before', {
    token: finance,
  });
  assert.deepEqual(
    data.map(({ action }) => action),
    ['refund-by-hand'],
  );
});

test('[BOF-09] a day before the payment or in the future is refused by name, and only who may refund sees the list', async () => {
  const { refund } = await cancelledWithTransfer();
  for (const [on, reason] of [
    [day(3), 'future'],
    [day(-3), 'before_payment'],
  ] as const) {
    const rejected = await act(refund.id, 'paid-back', { on, reference: 'OP-2' });
    assert.deepEqual((rejected.body as { errors?: object[] }).errors, [{ field: 'on', reason }]);
  }
  assert.equal((await act(refund.id, 'paid-back', { on: 'mañana', reference: 'OP-2' })).status, 400);
  assert.equal((await act(refund.id, 'paid-back', { on: day(0), reference: ' ' })).status, 400);
  assert.equal((await act(999_999, 'paid-back', { on: day(0), reference: 'OP-2' })).status, 404);
  const { token: viewer } = await logInStaff(testApp, 'viewer');
  assert.equal((await testApp.call('GET', '/staff-api/refunds-by-hand', { token: viewer })).status, 403);
  assert.equal((await act(refund.id, 'paid-back', { on: day(0), reference: 'OP-2' }, viewer)).status, 403);
});

test('[BOF-09] a refund that was paid back on an earlier day counts on that day', async () => {
  const { event, orderId, refund } = await cancelledWithTransfer();
  await testApp.query(`UPDATE payment SET created_at = now() - interval '20 days' WHERE order_id = $1`, [orderId]);
  await act(refund.id, 'paid-back', { on: day(-10), reference: 'OP-3' });
  assert.equal((await reportOf(event.eventId))?.refunded, 0);
  const { data } = await testApp.call<ReportRow[]>(
    'GET',
    `/staff-api/report?from=${day(-10)}&until=${day(-10)}&by=event&event=${event.eventId}`,
    { token: finance },
  );
  assert.equal(data[0]?.refunded, 11_800);
});

test('[BOF-09] who paid is forgotten ninety days after the departure, not while the money is to go back', async () => {
  const { orderId, refund, number } = await cancelledWithTransfer();
  await testApp.query(
    `UPDATE departure SET starts_at = now() - interval '91 days' WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
    [orderId],
  );
  const payersLater = async () => {
    await testApp.app.services.handlers['forget-scans']({}, '');
    return (await list(`text=${number}`)).rows[0]?.payers;
  };
  assert.deepEqual(await payersLater(), [{ name: 'Lucía Quispe', account: '191-1234567-0-12' }]);
  await act(refund.id, 'paid-back', { on: day(0), reference: 'OP-4' });
  assert.deepEqual(await payersLater(), []);
});
