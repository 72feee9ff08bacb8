import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlacedOrder, PurchaseSummary } from '@idavuelta/shared/contracts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { query } from '../../../database/database.ts';
import { paymentStateOf } from '../../../testing/payment-state.ts';
import { anOrder, eventually, type Ids } from '../../../testing/test-app.ts';

const { testApp, token, choose, comeBack, pay, statusAtWebpay, ...shop } = await openWebpayShop();

const order = (changes: Parameters<typeof shop.order>[0] = {}) => shop.order(changes, { stock: 2 });
const stateOf = (id: string) => paymentStateOf(testApp, id);
const endHold = (id: string) =>
  testApp.query(`UPDATE seat_hold SET held_until = now() - interval '1 second' WHERE order_id = $1`, [id]);
/** Ends the order without querying its provider, as if the provider had not responded all the time. */
const cancel = (id: string) => testApp.call('POST', `/shop-api/order/${id}/cancel`, { token });
const takeAllSeats = async (event: Ids) =>
  testApp.place((await testApp.newCustomer()).token, anOrder(event, { tickets: 2, discountCode: 'GRATIS100' }));
const mailAbout = (id: string, subject: RegExp) =>
  eventually(async () =>
    (await testApp.app.services.mailbox.list()).find((mail) => mail.html.includes(id) && subject.test(mail.subject)),
  );

/** Charges the payment as if the process had died between the provider's confirmation and storing it. */
async function chargeUnnoticed(placed: PlacedOrder) {
  await choose(placed, 'approve');
  await testApp.query(`UPDATE payment SET state = 'confirming' WHERE order_id = $1`, [placed.orderId]);
  await shop.chargeUnnoticed(placed);
}
const paymentIdOf = async (id: string) =>
  (await testApp.query<{ id: number }>('SELECT id FROM payment WHERE order_id = $1', [id]))[0]?.id ?? 0;

test('[PAY-13] an order that expires asks its provider first: who closed the tab after paying has paid', async () => {
  const { event, placed, id } = await order();
  await choose(placed, 'approve');
  await endHold(id);
  await testApp.app.services.orders.expire(id);
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: false, payment: 'paid' });
  assert.equal(await testApp.stockOf(event.variantId), 0);
});

test('[PAY-05, PAY-06] an order nobody paid ends as cancelled, one whose last attempt was refused as rejected', async () => {
  const unpaid = await order();
  const rejected = await order();
  await pay(rejected.placed, 'decline');
  for (const { id, event } of [unpaid, rejected]) {
    await endHold(id);
    await testApp.app.services.orders.expire(id);
    assert.equal(await testApp.stockOf(event.variantId), 2);
  }
  assert.deepEqual(await stateOf(unpaid.id), { state: 'cancelled', flagged: false, payment: 'abandoned' });
  assert.deepEqual(await stateOf(rejected.id), { state: 'rejected', flagged: false, payment: 'rejected' });
});

test('[PAY-13] killed between the provider’s yes and our write, the order is paid by the look-up job', async () => {
  const { placed, id } = await order();
  await chargeUnnoticed(placed);
  await testApp.app.services.handlers['verify-payment']({ paymentId: await paymentIdOf(id) }, '');
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: false, payment: 'paid' });
});

test('[PAY-13] killed after the intent and before the call, the payment is confirmed by the look-up job', async () => {
  const { placed, id } = await order();
  await choose(placed, 'approve');
  await testApp.query(`UPDATE payment SET state = 'confirming' WHERE order_id = $1`, [id]);
  await testApp.app.services.handlers['verify-payment']({ paymentId: await paymentIdOf(id) }, '');
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: false, payment: 'paid' });
});

test('[PAY-13] a buyer who comes back before paying is asked about once more, not for ever', async () => {
  const { placed, id, event } = await order();
  const comeBackEarly = () => comeBack(`?token_ws=${placed.payment.webpay_token}`);
  await comeBackEarly();
  assert.deepEqual(await stateOf(id), { state: 'awaiting_payment', flagged: false, payment: 'started' });
  const jobs = () =>
    testApp.query(`SELECT id FROM pgboss.job WHERE name = 'verify-payment' AND data ->> 'paymentId' = $1::text`, [
      paymentId,
    ]);
  const paymentId = await paymentIdOf(id);
  assert.equal((await jobs()).length, 1);
  await testApp.app.services.handlers['verify-payment']({ paymentId }, '');
  assert.equal((await jobs()).length, 1, 'the job files no other job');

  await cancel(id);
  await comeBackEarly();
  assert.deepEqual(await stateOf(id), { state: 'cancelled', flagged: false, payment: 'abandoned' });
  assert.equal(await testApp.stockOf(event.variantId), 2);
});

test('[PAY-13] an order is not cancelled while its payment is being confirmed, until its grace is over', async () => {
  const { id } = await order();
  await testApp.query(`UPDATE payment SET state = 'confirming' WHERE order_id = $1`, [id]);
  await endHold(id);
  await testApp.app.services.orders.holdEnded(id);
  assert.equal((await stateOf(id))?.state, 'awaiting_payment');
});

test('[PAY-06, PAY-13] a late payment takes its seats again, and the mail says so', async () => {
  const { event, placed, id } = await order();
  const search = await choose(placed, 'approve');
  await cancel(id);
  await comeBack(search);
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: false, payment: 'paid' });
  assert.equal(await testApp.stockOf(event.variantId), 0);
  assert.match((await mailAbout(id, /confirmado/)).text, /Tus asientos seguían libres/);
});

test('[PAY-13] a late payment whose seats are gone is never confirmed: Webpay charges nothing', async () => {
  const { event, placed, id } = await order();
  const search = await choose(placed, 'approve');
  await cancel(id);
  await takeAllSeats(event);
  await comeBack(search);
  assert.deepEqual(await stateOf(id), { state: 'cancelled', flagged: false, payment: 'abandoned' });
  assert.equal(await statusAtWebpay(placed), 'INITIALIZED');
});

test('[PAY-13] money that was charged for seats that are gone goes back, once, and the mail says so', async () => {
  const { event, placed, id } = await order();
  await chargeUnnoticed(placed);
  await testApp.query(`UPDATE seat_hold SET held_until = now() - interval '1 hour' WHERE order_id = $1`, [id]);
  // The grace period is over, and the provider is queried only now.
  await testApp.db.transaction().execute(async (tx) => {
    await query(tx, `UPDATE orders SET state = 'cancelled' WHERE id = $1`, [id]);
    await query(
      tx,
      `UPDATE seat_pool SET held = 0 WHERE id IN (SELECT seat_pool_id FROM seat_hold_item WHERE order_id = $1)`,
      [id],
    );
    await query(tx, `UPDATE seat_hold SET state = 'released' WHERE order_id = $1`, [id]);
  });
  await takeAllSeats(event);
  const paymentId = await paymentIdOf(id);
  await Promise.all([1, 2].map(() => testApp.app.services.handlers['verify-payment']({ paymentId }, '')));
  const mail = await mailAbout(id, /Tu devolución/);
  assert.match(mail.text, /Devolución: \$/);
  assert.match(mail.text, /sus asientos estaban ocupados/);
  assert.deepEqual(await stateOf(id), { state: 'cancelled', flagged: false, payment: 'unapplied' });
  assert.equal(await statusAtWebpay(placed), 'REVERSED');
  const { data } = await testApp.orderDetail(id, token);
  assert.deepEqual(
    data.order.refunds?.map(({ state }) => state),
    ['done'],
  );
  assert.equal(await testApp.stockOf(event.variantId), 0);
});

test('[PAY-06] a late payment needs its coupon again too', async () => {
  await testApp.query(`INSERT INTO coupon (code, basis_points, max_uses) VALUES ('TARDE', 1000, 1)`);
  const { placed, id, event } = await order({ discountCode: 'TARDE' });
  await chargeUnnoticed(placed);
  await testApp.query(`UPDATE payment SET state = 'started' WHERE order_id = $1`, [id]);
  await cancel(id);
  await testApp.query(`UPDATE coupon SET uses = 1 WHERE code = 'TARDE'`);
  await testApp.query(`UPDATE payment SET state = 'confirming' WHERE order_id = $1`, [id]);
  await testApp.app.services.handlers['verify-payment']({ paymentId: await paymentIdOf(id) }, '');
  assert.equal((await stateOf(id))?.payment, 'unapplied');
  assert.equal(await testApp.stockOf(event.variantId), 2, 'no seats without the coupon');
});

test('[PAY-13] a charge that nobody told us of is found by the reconciliation', async () => {
  const { placed, id } = await order();
  await chargeUnnoticed(placed);
  await testApp.query(`UPDATE payment SET created_at = now() - interval '2 hours' WHERE order_id = $1`, [id]);
  await testApp.app.services.handlers['reconcile-payments']({}, '');
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: false, payment: 'paid' });
});

test('[PAY-13] a confirmation of which the provider never tells is flagged after a day', async () => {
  const { id } = await order();
  await testApp.query(
    `UPDATE payment SET state = 'confirming', token = 'unknown-' || id, created_at = now() - interval '25 hours' WHERE order_id = $1`,
    [id],
  );
  await testApp.app.services.handlers['reconcile-payments']({}, '');
  assert.deepEqual(await stateOf(id), { state: 'awaiting_payment', flagged: true, payment: 'abandoned' });
  const flags = await testApp.staff('flags', 'list');
  assert.match(flags, /awaiting_payment +demo@idavuelta\.test +payment-undecided/);
  const number = /\n(\w{8}) /.exec(flags)?.[1] ?? '';
  assert.match(await testApp.staff('flags', 'resolve', number, 'looked', 'up'), /no longer flagged/);
  await assert.rejects(testApp.staff('flags', 'resolve', number), /is not flagged/);
  const [audit] = await testApp.query<{ detail: object }>(`SELECT detail FROM audit WHERE action = 'resolve-flag'`);
  assert.deepEqual(audit?.detail, { reasons: ['payment-undecided'], note: 'looked up' });
});

test('[PAY-13] an attempt about which a provider is silent for a day is flagged once, and its buyer is not told that nothing was charged', async () => {
  const { id } = await order();
  await testApp.query(`UPDATE payment SET token = 'unknown-' || id WHERE order_id = $1`, [id]);
  await cancel(id);
  const reconcile = async (silentHours: number) => {
    await testApp.query(
      `UPDATE payment SET looked_up_at = NULL, unanswered_since = unanswered_since - make_interval(hours => $2)
       WHERE order_id = $1`,
      [id, silentHours],
    );
    await testApp.app.services.handlers['reconcile-payments']({}, '');
    return (await stateOf(id))?.flagged;
  };
  assert.equal(await reconcile(0), false);
  assert.equal(await reconcile(23), false);
  assert.equal(await reconcile(2), true);
  const { data } = await testApp.orderDetail(id, token);
  assert.equal(data.order.attempt?.state, 'undecided');
  const listed = async () => {
    const { data: purchases } = await testApp.call<PurchaseSummary[]>('GET', '/shop-api/payment-history', { token });
    return purchases.find((purchase) => purchase.id === id)?.undecided;
  };
  assert.equal(await listed(), true);
  await testApp.staff('flags', 'resolve', data.order.number, 'looked up');
  assert.equal(await listed(), undefined);
  assert.equal(await reconcile(25), false, 'staff has looked');
});

test('[PAY-13] a provider that answers now and then is not asked by staff', async () => {
  const { placed, id } = await order();
  await cancel(id);
  const setToken = (token?: string) =>
    testApp.query(`UPDATE payment SET token = $2, looked_up_at = NULL WHERE order_id = $1`, [id, token]);
  const reconcile = () => testApp.app.services.handlers['reconcile-payments']({}, '');
  await setToken('unknown');
  await reconcile();
  await setToken(placed.payment.webpay_token);
  await reconcile();
  const [row] = await testApp.query<object>('SELECT unanswered_since FROM payment WHERE order_id = $1', [id]);
  assert.deepEqual(row, { unanswered_since: null });
});

test('[PAY-04] a transfer that comes late takes its seats again, or is to be paid back by hand', async () => {
  for (const free of [true, false]) {
    const { event, id } = await order({ paymentCode: 'transferencia' });
    await cancel(id);
    if (!free) await takeAllSeats(event);
    const output = await testApp.staff('transfers', 'validate', id);
    assert.match(output, free ? /is paid/ : /The seats of order .* are gone/);
    if (free) {
      assert.equal((await stateOf(id))?.state, 'paid');
    } else {
      await eventually(async () => (await stateOf(id))?.flagged);
      assert.match((await mailAbout(id, /Tu devolución/)).text, /Nuestro equipo hace esta devolución a mano/);
      assert.match(await testApp.staff('flags', 'list'), /refund-by-hand/);
    }
  }
});
