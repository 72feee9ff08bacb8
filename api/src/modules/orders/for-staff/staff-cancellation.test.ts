import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentType } from '@idavuelta/shared/contracts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { paymentStateOf } from '../../../testing/payment-state.ts';
import { anOrder, codeOf, eventually, type Ids } from '../../../testing/test-app.ts';

const { testApp, token, choose, pay } = await openWebpayShop();

const staff = (...words: string[]) => testApp.staff(...words);

async function order(paymentCode: 'webpay' | 'transferencia', language = 'es_PE') {
  const event = await testApp.addEventWith({ stock: 2 }, { countryCode: paymentCode === 'webpay' ? 'CL' : 'PE' });
  const { data } = await testApp.place(token, anOrder(event, { tickets: 2, paymentCode }));
  await testApp.query('UPDATE orders SET language = $2 WHERE id = $1', [data.orderId, language]);
  return { event, placed: data, id: data.orderId };
}
const stateOf = (id: string) => paymentStateOf(testApp, id);
const mailAbout = (subject: RegExp, { slug }: Ids) =>
  eventually(async () =>
    (await testApp.app.services.mailbox.list()).find((mail) => subject.test(mail.subject) && mail.html.includes(slug)),
  );
/** Returns what the audit says about the end of an order. */
const endOf = async (id: string) =>
  (
    await testApp.query<{ actor: string; reason: string }>(
      `SELECT actor, detail ->> 'reason' AS reason FROM audit
       WHERE subject = $1 AND action = 'order-state' AND detail ->> 'to' = 'cancelled'`,
      [id],
    )
  )[0];

test('[API-10] staff cancels an unpaid order: its seats are free, its buyer reads of it', async () => {
  const { id, event } = await order('transferencia', 'en_US');
  assert.match(await staff('orders', 'cancel', id, 'asked', 'by', 'telephone'), /is cancelled; its buyer gets a mail/);
  assert.deepEqual(await stateOf(id), { state: 'cancelled', flagged: false, payment: 'rejected' });
  assert.equal(await testApp.stockOf(event.variantId), 2);
  const end = await endOf(id);
  assert.match(end?.actor ?? '', /^staff:/);
  assert.equal(end?.reason, 'asked by telephone');
  const mail = await mailAbout(/We have canceled your order/, event);
  assert.equal(mail.to, 'demo@idavuelta.test');
  assert.match(mail.text, /either return the money or confirm your trip/);
  const { data } = await testApp.orderDetail(id, token);
  assert.equal(data.order.paymentState, 'cancelled');
  await assert.rejects(staff('orders', 'cancel', id), /cannot be cancelled\. The order is cancelled/);
  await assert.rejects(staff('orders', 'cancel', '22222222'), /There is no order/);
});

test('[API-10] a paid order is not cancelled: its refund is named', async () => {
  const { id } = await order('transferencia');
  await staff('transfers', 'validate', id);
  await assert.rejects(staff('orders', 'cancel', id), new RegExp(`is paid: orders refund ${id} pays it back`));
  assert.equal((await stateOf(id))?.state, 'paid');
});

test('[API-10] a free order is cancelled though it counts as paid: its seats are free, its buyer reads of it', async () => {
  const event = await testApp.addEventWith({ stock: 2 }, { paymentType: paymentType.invited });
  await testApp.invite(event, 'demo@idavuelta.test', 2);
  const { data: placed } = await testApp.place(token, anOrder(event, { tickets: 2, paymentCode: 'prepagado' }));
  assert.equal(placed.paymentState, 'paid');
  assert.match(await staff('orders', 'cancel', placed.orderId), /is cancelled; its buyer gets a mail/);
  const { data } = await testApp.orderDetail(placed.orderId, token);
  assert.equal(data.order.paymentState, 'refunded');
  assert.equal(await testApp.stockOf(event.variantId), 2);
  const mail = await mailAbout(/Cancelamos tu reserva/, event);
  assert.match(mail.text, /No pagaste nada/);
});

test('[API-10, PAY-13] an order with an open payment page is cancelled when its provider knows of no payment', async () => {
  const { id, event } = await order('webpay');
  assert.match(await staff('orders', 'cancel', id), /its provider is asked now/);
  const { state } = await eventually(async () => {
    const found = await stateOf(id);
    return found?.state !== 'awaiting_payment' && found;
  });
  assert.equal(state, 'cancelled');
  assert.equal(await testApp.stockOf(event.variantId), 2);
  assert.match((await endOf(id))?.actor ?? '', /^staff:/);
});

test('[API-10, PAY-13] who has just paid keeps the order that staff cancels', async () => {
  const { id, placed, event } = await order('webpay');
  await choose(placed, 'approve');
  await staff('orders', 'cancel', id);
  await eventually(async () => (await stateOf(id))?.state === 'paid');
  assert.equal(await testApp.stockOf(event.variantId), 0);
  const [requested] = await testApp.query<{ actor: string }>(
    `SELECT actor FROM audit WHERE subject = $1 AND action = 'cancel-order'`,
    [id],
  );
  assert.match(requested?.actor ?? '', /^staff:/);
});

test('[API-10, PAY-13] while a payment is being confirmed the order stays, until the grace is over', async () => {
  const { id } = await order('webpay');
  await testApp.query(`UPDATE payment SET state = 'confirming', token = 'unknown' WHERE order_id = $1`, [id]);
  const job = { orderId: id, by: 'staff:ana', reason: '', mail: 'order-cancelled' } as const;
  const cancel = (since: Date) =>
    testApp.app.services.handlers['cancel-order']({ ...job, since: since.toISOString() }, '');
  await cancel(new Date());
  assert.equal((await stateOf(id))?.state, 'awaiting_payment');
  await cancel(new Date(Date.now() - testApp.app.services.config.holdGraceSeconds * 1000));
  assert.equal((await stateOf(id))?.state, 'cancelled');
});

test('[API-10, PAY-04] staff refuses a transfer: the order ends, its buyer reads what happens with the money', async () => {
  const { id, event } = await order('transferencia', 'pt_BR');
  assert.match(await staff('transfers', 'refuse', id, 'from', 'a', 'third', 'party'), /is cancelled/);
  assert.deepEqual(await stateOf(id), { state: 'cancelled', flagged: false, payment: 'rejected' });
  assert.equal(await testApp.stockOf(event.variantId), 2);
  assert.match((await mailAbout(/Não foi possível aceitar/, event)).text, /para a conta de origem/);
  assert.match(await staff('audit', 'list', id), /refuse-transfer +.*"reason":"from a third party"/);
  await assert.rejects(staff('transfers', 'refuse', id), /does not wait for a transfer\. The order is cancelled/);

  const byCard = await order('webpay');
  await assert.rejects(staff('transfers', 'refuse', byCard.id), /does not wait for a transfer/);
  await pay(byCard.placed, 'approve');
  await assert.rejects(staff('transfers', 'refuse', byCard.id), /The order is paid/);
  assert.equal(
    codeOf(
      await testApp.call('POST', `/shop-api/order/${id}/payment`, {
        token,
        body: { paymentCode: 'transferencia', url: 'http://localhost:3000' },
        headers: { 'idempotency-key': 'another-attempt-0001' },
      }),
    ),
    'STATE_CONFLICT',
  );
});
