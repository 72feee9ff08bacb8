import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventDetail } from '@idavuelta/shared/contracts';
import type { ActEffect, StaffAct } from '@idavuelta/shared/contracts/staff';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { query } from '../../../database/database.ts';
import { onTwoDates } from '../../../testing/fixture.ts';
import { statementsWait } from '../../../testing/locks.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { seatAccounts } from '../../../testing/seat-accounts.ts';
import { anOrder, codeOf, eventually } from '../../../testing/test-app.ts';

const { testApp, token, order, pay, choose, chargeUnnoticed, statusAtWebpay } = await openWebpayShop();
const office = await officeOf(testApp);

const detailOf = async (id: string, as = token) => (await testApp.orderDetail(id, as)).data;
const cancel = (slug: string, typed = slug) => office.call<StaffAct>('POST', `${slug}/cancellation`, { slug: typed });
const mailsOf = async (orderId: string, subject: RegExp) =>
  (await testApp.app.services.mailbox.list()).filter(
    ({ html, subject: sentSubject }) => html.includes(orderId) && subject.test(sentSubject),
  );

test('[BOF-05] an event is cancelled in one act: what was charged is paid back, what is held released, everybody told', async () => {
  const card = await order({ tickets: 2 });
  const { event } = card;
  await pay(card.placed, 'approve');
  const buyer = await testApp.newCustomer();
  const transfer = await testApp.place(buyer.token, anOrder(event));
  await testApp.staff('transfers', 'validate', transfer.data.orderId);
  const free = await testApp.place(buyer.token, anOrder(event, { discountCode: 'GRATIS100' }));
  const unpaid = await testApp.place(buyer.token, anOrder(event));
  const ids = [card.id, transfer.data.orderId, free.data.orderId, unpaid.data.orderId];

  const { data: effect } = await office.call<ActEffect>('GET', `${event.slug}/cancellation`);
  assert.deepEqual([effect.orders, effect.paid, effect.tickets, effect.held], [4, 3, 5, 1]);
  assert.deepEqual(
    effect.money.map(({ method, currency, byHand, orders }) => [method, currency, byHand, orders]),
    [
      ['transferencia', 'CLP', true, 1],
      ['webpay', 'CLP', false, 1],
    ],
  );
  const mistyped = await cancel(event.slug, 'otro');
  assert.deepEqual((mistyped.body as unknown as { errors: object[] }).errors, [{ field: 'slug', reason: 'other' }]);
  const { data: act } = await cancel(event.slug);
  assert.deepEqual([act.kind, act.total], ['cancel-event', 4]);
  assert.equal(codeOf(await cancel(event.slug)), 'STATE_CONFLICT', 'once');
  const [finished] = await office.finished(event);
  assert.deepEqual([finished?.total, finished?.done], [4, 4]);

  const orders = await Promise.all([detailOf(card.id), ...ids.slice(1).map((id) => detailOf(id, buyer.token))]);
  assert.deepEqual(
    orders.map(({ order: { paymentState } }) => paymentState),
    ['refunded', 'refunded', 'refunded', 'cancelled'],
  );
  await eventually(async () => (await statusAtWebpay(card.placed)) === 'REVERSED');
  await eventually(
    async () => (await detailOf(transfer.data.orderId, buyer.token)).order.refunds?.[0]?.state === 'by_hand',
  );
  for (const id of ids) {
    await eventually(async () => (await mailsOf(id, /se canceló/)).length > 0);
    assert.equal((await mailsOf(id, /se canceló/)).length, 1);
  }
  const accounts = await seatAccounts(testApp.db, event.eventId);
  assert.deepEqual(
    accounts.map(({ held, sold }) => [held, sold]),
    [[0, 0]],
  );
  assert.equal(codeOf(await testApp.place(buyer.token, anOrder(event))), 'EVENT_CLOSED');
  assert.equal((await testApp.call<EventDetail>('GET', `/events/${event.slug}`)).data.available, false);
  assert.deepEqual(await testApp.query('SELECT FROM event_listing WHERE event_id = $1', [event.eventId]), []);
});

test('[BOF-05] the page of a cancelled event stays and says why, as the mail and the order do', async () => {
  const event = await testApp.addEvent();
  const buyer = await testApp.newCustomer();
  const free = await testApp.place(buyer.token, anOrder(event, { discountCode: 'GRATIS100' }));
  const before = await testApp.call<EventDetail>('GET', `/events/${event.slug}`);
  assert.equal(before.data.cancelled, undefined);
  const reason = 'El artista está enfermo.';
  await office.call('POST', `${event.slug}/cancellation`, { slug: event.slug, reason });
  await office.finished(event);
  // the notification that drops the cached page comes after the commit
  const page = await eventually(async () => {
    const shown = await testApp.call<EventDetail>('GET', `/events/${event.slug}`);
    return shown.data.cancelled && shown;
  });
  assert.deepEqual([page.status, page.data.cancelled], [200, { reason }]);
  const { order: ended } = await detailOf(free.data.orderId, buyer.token);
  assert.deepEqual([ended.paymentState, ended.calledOff], ['refunded', { reason }]);
  const [mail] = await eventually(async () => {
    const mails = await mailsOf(free.data.orderId, /se canceló/);
    return mails.length > 0 && mails;
  });
  assert.match(mail?.html ?? '', /Motivo: El artista está enfermo\./);
});

test('[BOF-05] an order whose card is being charged is paid back once the provider says that it was', async () => {
  const card = await order({ tickets: 1 });
  await choose(card.placed, 'approve');
  await chargeUnnoticed(card.placed);
  await cancel(card.event.slug);
  await office.finished(card.event);
  assert.equal((await detailOf(card.id)).order.paymentState, 'refunded');
  await eventually(async () => (await statusAtWebpay(card.placed)) === 'REVERSED');
  await eventually(async () => (await mailsOf(card.id, /se canceló/)).length === 1);

  const left = await order({ tickets: 1 });
  await cancel(left.event.slug);
  await office.finished(left.event);
  assert.equal((await detailOf(left.id)).order.paymentState, 'cancelled');
  await eventually(async () => (await mailsOf(left.id, /se canceló/)).length === 1);
});

test('[FLT-37, BOF-05] a transfer that comes after its event was cancelled is paid back by hand, and the mail says why', async () => {
  const event = await testApp.addEvent();
  const buyer = await testApp.newCustomer();
  const { data } = await testApp.place(buyer.token, anOrder(event));
  await cancel(event.slug);
  await office.finished(event);
  await testApp.staff('transfers', 'validate', data.orderId);
  const [mail] = await eventually(async () => {
    const mails = await mailsOf(data.orderId, /devolución/);
    return mails.length > 0 && mails;
  });
  assert.match(mail?.text ?? '', /Tu pago llegó cuando este viaje ya se había cancelado\./);
});

test('[BOF-05] who has travelled already is neither paid back nor told', async () => {
  const event = await testApp.addEvent(onTwoDates);
  const [past, next] = await office.departures(event);
  const { token: buyer } = await testApp.newCustomer();
  const travelled = await testApp.place(buyer, anOrder(event, { discountCode: 'GRATIS100' }));
  await testApp.query(`UPDATE departure SET starts_at = now() - interval '1 day' WHERE id = $1`, [past?.id]);
  await testApp.query(`UPDATE event_date SET starts_at = now() - interval '1 day' WHERE id = $1`, [event.dateId]);
  const [{ id: dateId } = { id: 0 }] = await testApp.query<{ id: number }>(
    'SELECT event_date_id AS id FROM departure WHERE id = $1',
    [next?.id],
  );
  const toCome = await testApp.place(buyer, anOrder({ ...event, dateId }, { discountCode: 'GRATIS100' }));
  const { data: effect } = await office.call<ActEffect>('GET', `${event.slug}/cancellation`);
  assert.equal(effect.orders, 1);
  assert.equal((await cancel(event.slug)).data.total, 1);
  await office.finished(event);
  assert.equal((await detailOf(travelled.data.orderId, buyer)).order.paymentState, 'paid');
  assert.equal((await detailOf(toCome.data.orderId, buyer)).order.paymentState, 'refunded');
});

test('[BOF-05] a sale at the same moment comes before and is cancelled, or after and is refused', async () => {
  const event = await testApp.addEvent();
  const buyer = await testApp.newCustomer();
  const { result } = await testApp.db.transaction().execute(async (other) => {
    // The pools are locked: the sale has stored its order, but holds no seats yet.
    await query(
      other,
      'SELECT FROM seat_pool p JOIN departure d ON d.id = p.departure_id WHERE d.event_id = $1 FOR UPDATE',
      [event.eventId],
    );
    const placing = testApp.place(buyer.token, anOrder(event));
    await statementsWait(testApp.db);
    const cancelling = cancel(event.slug);
    await statementsWait(testApp.db, 2);
    return { result: { placing, cancelling } };
  });
  const { data } = await result.placing;
  assert.equal((await result.cancelling).data.total, 1, 'the act has waited for the sale');
  await office.finished(event);
  assert.equal((await detailOf(data.orderId, buyer.token)).order.paymentState, 'cancelled');
  assert.equal(codeOf(await testApp.place(buyer.token, anOrder(event))), 'EVENT_CLOSED');
});
