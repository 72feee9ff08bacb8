import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { anOrder, eventually, openTestApp } from '../../../../testing/test-app.ts';
import { createPaymentsRepository } from '../../attempts/payments.repository.ts';
import { createTransferProvider } from './transfer.provider.ts';

const testApp = await openTestApp();
const token = await testApp.login();

const staff = (name: string, ...args: string[]) => testApp.staff(name, ...args);
const mailsAbout = async (orderId: string) =>
  (await testApp.app.services.mailbox.list()).filter(({ html }) => html.includes(orderId));

test('[PAY-01] a bank transfer completes a purchase: instructions, validation, confirmation', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  const { transfer } = data.payment;
  assert.equal(transfer?.bankName, 'Banco del Litoral');
  const [instructions] = await eventually(async () => {
    const mails = await mailsAbout(data.orderId);
    return mails.length === 1 && mails;
  });
  assert.match(instructions?.text ?? '', new RegExp(`Referencia: ${transfer?.reference}`));
  assert.match(instructions?.text ?? '', /Monto: S\/45,50/);
  assert.match(instructions?.text ?? '', /Titular: Idavuelta Perú S\.A\.C\./);

  assert.match(await staff('transfers', 'list'), new RegExp(`${transfer?.reference} +S/45,50 .* ${data.orderId}`));
  assert.match(await staff('transfers', 'validate', data.orderId), /is paid/);
  const [confirmation] = await eventually(async () => {
    const mails = await mailsAbout(data.orderId);
    return mails.length === 2 && mails;
  });
  assert.match(confirmation?.subject ?? '', /confirmado: Concierto Ándino/);
  const audit = await testApp.query<{ actor: string }>('SELECT actor FROM audit WHERE subject = $1', [data.orderId]);
  assert.match(audit[0]?.actor ?? '', /^staff:/);
});

test('[PAY-04] an order that waits for its transfer is paid only by staff', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  assert.equal(data.paymentState, 'awaiting_transfer_payment');
  const waits = Date.parse(data.heldUntil ?? '') - Date.now();
  assert.ok(waits > 47.9 * 3600_000 && waits <= 48 * 3600_000);
  await testApp.app.inject({
    url: `/payments/webpay/return?TBK_ORDEN_COMPRA=${data.payment.transfer?.reference}&TBK_ID_SESION=x`,
  });
  const [row] = await testApp.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [data.orderId]);
  assert.equal(row?.state, 'awaiting_transfer_payment');
});

test('[PAY-04] staff is told plainly what cannot be validated', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  await staff('transfers', 'validate', data.orderId);
  await assert.rejects(
    staff('transfers', 'validate', data.orderId),
    /does not wait for a transfer\. The order is paid/,
  );
  const webpay = await testApp.query<{ id: string }>(
    `UPDATE orders SET state = 'awaiting_payment' WHERE id = $1 RETURNING id`,
    [data.orderId],
  );
  await assert.rejects(staff('transfers', 'validate', webpay[0]?.id ?? ''), /does not wait for a transfer/);
  await assert.rejects(staff('transfers', 'validate', randomUUID()), /There is no order/);
  await assert.rejects(staff('transfers', 'validate', 'abc'), /not the number or id of an order/);
  await assert.rejects(staff('transfers', 'validate'), /Usage:/);
  await assert.rejects(staff('frobnicate'), /unknown command 'frobnicate'/);
});

test('[PAY-04] the list of transfers comes in pages of fifty, and says how to see the next', async () => {
  const event = await testApp.addEventWith({ stock: 100 });
  const { token: customer } = await testApp.newCustomer();
  const placed: string[] = [];
  for (let i = 0; i < 52; i++) placed.push((await testApp.place(customer, anOrder(event))).data.orderId);
  await testApp.query(`UPDATE orders SET state = 'paid' WHERE event_id <> $1`, [event.eventId]);
  await testApp.query(`UPDATE seat_hold SET held_until = '2055-01-01'`);
  const [first = '', more = ''] = (await staff('transfers', 'list')).split(/\nMore: npm run staff -- transfers list /);
  const rest = await staff('transfers', 'list', more);
  const ids = [first, rest].map((text) =>
    text
      .split('\n')
      .slice(1)
      .map((line) => line.slice(-36)),
  );
  assert.deepEqual(
    ids.map(({ length }) => length),
    [50, 2],
  );
  assert.deepEqual(ids.flat(), [...placed].sort());
  await assert.rejects(staff('transfers', 'list', 'nonsense'), /is not the beginning of a page/);
});

test('[PAY-10] staff finds an order by the number that its buyer reads out', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  const number = data.payment.transfer?.reference.replace('IV-', '') ?? '';
  assert.match(await staff('transfers', 'validate', number.toLowerCase()), /is paid/);
  const [row] = await testApp.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [data.orderId]);
  assert.equal(row?.state, 'paid');
  await assert.rejects(staff('transfers', 'validate', '22222222'), /There is no order 22222222/);
});

test('[PAY-10] the reference is the number of the order, and a second attempt has one of its own', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  const next = await createPaymentsRepository(testApp.db).nextAttempt(data.orderId);
  assert.equal(data.payment.transfer?.reference, `IV-${next.orderNumber}`);
  const provider = createTransferProvider({ db: testApp.db, holdSeconds: 60 });
  assert.equal(provider.newReference(next), `IV-${next.orderNumber}-2`);
});

test('[PAY-10] each transfer has a reference of its own, and none is taken for an event within 48 hours', async () => {
  const event = await testApp.addEvent();
  const references = await Promise.all(
    [1, 2, 3].map(async () => (await testApp.place(token, anOrder(event))).data.payment.transfer?.reference),
  );
  assert.equal(new Set(references).size, 3);
  const soon = await testApp.addEvent({ dates: [{ daysAhead: 1, time: '20:00' }] });
  const response = await testApp.place(token, anOrder(soon));
  assert.equal(response.status, 409);
  assert.equal((response.body as unknown as { code: string }).code, 'TRANSFER_TOO_LATE');
  assert.equal(await testApp.stockOf(soon.variantId), 50);
});
