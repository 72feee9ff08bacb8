import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type EventDetail, periodicity } from '@idavuelta/shared/contracts';
import type { ActEffect, StaffAct } from '@idavuelta/shared/contracts/staff';
import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import { query } from '../../../database/database.ts';
import { onTwoDates } from '../../../testing/fixture.ts';
import { statementsWait } from '../../../testing/locks.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { seatAccounts, unitsOfTickets } from '../../../testing/seat-accounts.ts';
import { anOrder, codeOf, errorsOf, eventually, type Ids, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const office = await officeOf(testApp, 'events');

/** Creates an order of a new customer who reads in `language`. `paid`: by a transfer that has arrived. */
async function ordered(event: Ids, { paid = true, tickets = 2, free = false, language = 'es-PE' } = {}) {
  const { token, email } = await testApp.newCustomer();
  const { data } = await testApp.call<{ orderId: string }>('POST', '/shop-api/init-payment', {
    token,
    body: anOrder(event, { tickets, ...(free && { discountCode: 'GRATIS100' }) }),
    headers: { 'accept-language': language, 'idempotency-key': randomUUID() },
  });
  const { orderId } = data;
  if (paid && !free) await testApp.staff('transfers', 'validate', orderId);
  const detail = async () => (await testApp.orderDetail(orderId, token)).data;
  const giveBack = () => testApp.call('POST', `/shop-api/order/${orderId}/refund`, { token, body: {} });
  return { token, email, orderId, detail, giveBack };
}

/** Returns the local time in Lima `hours` after a departure. */
const later = (startsAt: string, hours: number) =>
  wallTimeAt(Date.parse(startsAt) + hours * 3_600_000, 'America/Lima').slice(0, 16);

const move = (event: Ids, id: number, to: string) =>
  office.call<StaffAct>('POST', `${event.slug}/departures/${id}/move`, { to });
const mailsTo = async (address: string, subject: RegExp) =>
  (await testApp.app.services.mailbox.list()).filter(
    ({ to, subject: sentSubject }) => to === address && subject.test(sentSubject),
  );
const mailTo = (address: string, subject: RegExp) => eventually(async () => (await mailsTo(address, subject))[0]);
const begins = async ({ slug }: Ids) => (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data.startDate;

/** Asserts that pools count what their orders hold, and orders what their tickets take. */
async function assertAccounts({ eventId }: Ids) {
  const accounts = await seatAccounts(testApp.db, eventId);
  for (const { held, sold, heldByOrders, soldToOrders } of accounts)
    assert.deepEqual([held, sold], [heldByOrders, soldToOrders]);
  const taken = accounts.reduce((sum, { held, sold }) => sum + held + sold, 0);
  assert.equal(taken, await unitsOfTickets(testApp.db, eventId));
  return taken;
}

test('[BOF-04] what moving a departure would do to buyers is shown before it is done', async () => {
  const event = await testApp.addEvent();
  await ordered(event);
  await ordered(event, { free: true, tickets: 1, language: 'pt-BR' });
  await ordered(event, { paid: false, tickets: 3 });
  const { id } = await office.departure(event);
  const { data } = await office.call<ActEffect>('GET', `${event.slug}/departures/${id}/effect`);
  assert.deepEqual(data, {
    orders: 3,
    paid: 2,
    tickets: 6,
    people: 6,
    held: 3,
    waiting: 0,
    languages: ['es_PE', 'pt_BR'],
    money: [{ method: 'transferencia', amount: 91, currency: 'PEN', orders: 1, byHand: true }],
  });
});

test('[BOF-04] a moved departure takes its orders along: everybody is told in their language, once', async () => {
  const event = await testApp.addEvent();
  const paid = await ordered(event, { language: 'pt-BR' });
  const unpaid = await ordered(event, { paid: false });
  const { id, startsAt, departure } = await office.departure(event);
  const taken = await assertAccounts(event);
  const to = later(startsAt, 2);
  const moved = await move(event, id, to);
  assert.equal(moved.status, 200);
  assert.deepEqual([moved.data.kind, moved.data.total, moved.data.from], ['move-departure', 2, startsAt]);
  await office.finished(event);

  const [only, ...more] = await office.departures(event);
  assert.deepEqual([only?.departure, only?.id, more.length], [to, id, 0], 'no second one is on sale');
  assert.equal(await begins(event), only?.startsAt);
  assert.equal((await paid.detail()).event.startDate, only?.startsAt);
  assert.equal(await assertAccounts(event), taken);
  const mail = await mailTo(paid.email, /mudou de horário/);
  assert.match(mail.text, /Antes: .*20:00/);
  assert.match(mail.text, /22:00/);
  assert.match(mail.text, /devolvemos tudo o que você pagou/);
  assert.match((await mailTo(unpaid.email, /Cambió la hora/)).text, /Todavía no has pagado/);
  assert.match((await mailTo('viajera@example.org', /mudou de horário/)).text, /Olá, Viajera 1, Viajera 2/);

  const again = await move(event, id, departure);
  assert.equal(again.status, 200, 'and back');
  await office.finished(event);
  for (const [address, subject] of [
    [paid.email, /mudou de horário/],
    [unpaid.email, /Cambió la hora/],
  ] as const)
    assert.equal(await eventually(async () => (await mailsTo(address, subject)).length === 2), true);
});

test('[BOF-04] pick-up windows set by hand move along; exact times, planned for another hour, are forgotten', async () => {
  const event = await testApp.addEvent();
  const { orderId } = await ordered(event, { tickets: 1 });
  const { id, startsAt, departure } = await office.departure(event);
  await testApp.staff('windows', 'set', event.slug, departure, 'Barranco', '18:00', '18:30', '00:30');
  await testApp.query(
    `INSERT INTO pick_up_time (order_ticket_id, picks_up_at, van, driver)
     SELECT id, now(), 'ABC-123', 'Manuel' FROM order_ticket WHERE order_id = $1`,
    [orderId],
  );
  const windows = () =>
    testApp.query<{ opens: Date }>('SELECT opens_at AS opens FROM pick_up_window WHERE departure_id = $1', [id]);
  const [before] = await windows();
  await move(event, id, later(startsAt, 2));
  const [after] = await windows();
  assert.equal((after?.opens.getTime() ?? 0) - (before?.opens.getTime() ?? 0), 2 * 3_600_000);
  assert.deepEqual(await testApp.query('SELECT FROM pick_up_time'), []);
  await office.finished(event);
});

test('[BOF-04] whoever has an order of a moved departure may give it back with everything paid, also too late by the terms', async () => {
  const event = await testApp.addEvent({ dates: [{ daysAhead: 1, time: '20:00' }] });
  const { id, startsAt } = await office.departure(event);
  const order = await ordered(event, { free: true });
  const other = await testApp.addEvent({ dates: [{ daysAhead: 3, time: '20:00' }] });
  const late = await ordered(other);
  const lateDeparture = await office.departure(other);
  await testApp.query(`UPDATE event_date SET starts_at = now() + interval '20 hours' WHERE event_id = $1`, [
    other.eventId,
  ]);
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '20 hours' WHERE event_id = $1`, [
    other.eventId,
  ]);
  assert.equal(codeOf(await late.giveBack()), 'REFUND_TOO_LATE');
  await move(other, lateDeparture.id, later(new Date(Date.now() + 20 * 3_600_000).toISOString(), 1));
  await move(event, id, later(startsAt, -1));
  await office.finished(other);
  await office.finished(event);
  const { cancellation } = (await late.detail()).order;
  assert.deepEqual([cancellation?.open, cancellation?.amount], [true, 91]);
  assert.equal((await late.giveBack()).status, 200);
  const after = await late.detail();
  assert.equal(after.order.paymentState, 'refunded');
  assert.equal((await order.detail()).order.cancellation?.open, true);
  await assertAccounts(other);
});

test('[BOF-04] a departure is not moved to the past, onto another one, or when it has begun', async () => {
  const event = await testApp.addEvent(onTwoDates);
  const [first, second] = await office.departures(event);
  const to = async (wall = '') => errorsOf(await move(event, first?.id ?? 0, wall));
  assert.deepEqual(await to('2020-01-01T20:00'), [{ field: 'to', reason: 'past' }]);
  assert.deepEqual(await to(second?.departure), [{ field: 'to', reason: 'exists' }]);
  assert.deepEqual(await to('2027-02-30T20:00'), [{ field: 'to', reason: 'date' }]);
  await testApp.query(`UPDATE departure SET starts_at = now() - interval '1 hour' WHERE id = $1`, [first?.id]);
  assert.deepEqual(await to('2028-01-01T20:00'), [{ field: 'departure', reason: 'past' }]);
});

test('[BOF-04] a sale at the same moment comes before and is moved, or after and meets the new time', async () => {
  const event = await testApp.addEvent();
  const { id, startsAt } = await office.departure(event);
  const buyers = await Promise.all(Array.from({ length: 12 }, () => testApp.newCustomer()));
  const [moved, ...orders] = await Promise.all([
    move(event, id, later(startsAt, 3)),
    ...buyers.map(({ token }) => testApp.place(token, anOrder(event, { tickets: 2 }))),
  ]);
  assert.equal(moved.status, 200);
  assert.ok(orders.every(({ status }) => status === 200));
  await office.finished(event);
  assert.equal(await assertAccounts(event), 24);
  const [departure] = await office.departures(event);
  const rows = await testApp.query<{ moved: Date | null; early: boolean; startsAt: Date }>(
    `SELECT o.moved_from AS moved, o.created_at < a.started_at AS early, d.starts_at AS "startsAt"
     FROM orders o JOIN departure d ON d.id = o.departure_id JOIN staff_act a ON a.event_id = o.event_id
     WHERE o.event_id = $1`,
    [event.eventId],
  );
  for (const row of rows) {
    assert.equal(row.startsAt.getTime(), Date.parse(departure?.startsAt ?? ''));
    if (row.early)
      assert.equal(row.moved?.getTime(), Date.parse(startsAt), 'placed before: it is told, and may go back');
  }
});

test('[BOF-04] a sale that read the earlier time and comes second is told of the new one', async () => {
  const event = await testApp.addEvent();
  const { id, startsAt } = await office.departure(event);
  const { token, email } = await testApp.newCustomer();
  const placing = await testApp.db.transaction().execute(async (mover) => {
    await query(mover, 'SELECT FROM departure WHERE id = $1 FOR UPDATE', [id]);
    const result = testApp.place(token, anOrder(event));
    await statementsWait(testApp.db);
    for (const table of ['event_date', 'departure'])
      await query(mover, `UPDATE ${table} SET starts_at = starts_at + interval '1 hour' WHERE event_id = $1`, [
        event.eventId,
      ]);
    return { result };
  });
  assert.equal((await placing.result).status, 200);
  assert.match((await mailTo(email, /Cambió la hora/)).text, /21:00/);
  const [order] = await testApp.query<{ from: Date }>('SELECT moved_from AS from FROM orders WHERE event_id = $1', [
    event.eventId,
  ]);
  assert.equal(order?.from.getTime(), Date.parse(startsAt));
});

test('[BOF-04] a departure that is taken away is off sale, everything is paid back and everybody told once', async () => {
  const event = await testApp.addEvent(onTwoDates);
  const paid = await ordered(event);
  const free = await ordered(event, { free: true });
  const unpaid = await ordered(event, { paid: false });
  const { id, startsAt } = await office.departure(event);
  const url = `${event.slug}/departures/${id}/call-off`;
  const { data: act } = await office.call<StaffAct>('POST', url, { reason: 'Cerraron la carretera.' });
  assert.deepEqual([act.kind, act.total], ['call-off-departure', 3]);
  assert.equal((await office.call('POST', url)).status, 404, 'once');
  await office.finished(event);
  const states = await Promise.all([paid, free, unpaid].map(async ({ detail }) => (await detail()).order));
  assert.deepEqual(
    states.map(({ paymentState }) => paymentState),
    ['refunded', 'refunded', 'cancelled'],
  );
  assert.deepEqual(
    states[0]?.refunds?.map(({ amount }) => amount),
    [91],
  );
  const { calendars, startDate } = (await testApp.call<EventDetail>('GET', `/events/${event.slug}`)).data;
  assert.equal(calendars.length, 1);
  assert.notEqual(startDate, startsAt);
  const buyer = await testApp.newCustomer();
  assert.equal(codeOf(await testApp.place(buyer.token, anOrder(event))), 'SALES_CLOSED');
  assert.equal(await assertAccounts(event), 0);
  assert.deepEqual(states[0]?.calledOff, { reason: 'Cerraron la carretera.' });
  assert.match((await mailTo(paid.email, /se canceló/)).text, /Motivo: Cerraron la carretera\.\s+Te devolvemos todo/);
  assert.match((await mailTo(free.email, /se canceló/)).text, /No pagaste nada/);
  assert.match((await mailTo(unpaid.email, /se canceló/)).text, /No habías pagado/);
  assert.equal((await office.departures(event)).length, 1);
});

test('[BOF-04] a day that is taken away from a range is not sold, the other days are', async () => {
  const event = await testApp.addEvent({
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 10, time: '15:00' }],
    endDaysAhead: 12,
  });
  const [, second, third] = await office.departures(event);
  const dayOf = (departure = '') => departure.slice(0, 10);
  const { token } = await testApp.newCustomer();
  const buy = (date: string) => testApp.place(token, anOrder(event, { date, discountCode: 'GRATIS100' }));
  const { data } = await buy(dayOf(second?.departure));
  const sold = (await office.departures(event))[1];
  const away = await office.call<StaffAct>('POST', `${event.slug}/departures/${sold?.id}/call-off`);
  assert.equal(away.data.total, 1);
  await office.finished(event);
  const order = await testApp.orderDetail(data.orderId, token);
  assert.equal(order.data.order.paymentState, 'refunded');
  const page = async () => (await testApp.call<EventDetail>('GET', `/events/${event.slug}`)).data.soldOutDays;
  assert.ok(await eventually(async () => (await page()).includes(dayOf(second?.departure))));
  assert.deepEqual(await page(), [dayOf(second?.departure)]);
  assert.equal(codeOf(await buy(dayOf(second?.departure))), 'SALES_CLOSED');
  assert.equal((await buy(dayOf(third?.departure))).status, 200);
  const shown = (await office.departures(event)).map(({ departure }) => departure);
  assert.ok(!shown.includes(second?.departure ?? ''));
});

test('[BOF-04] a sold day of a range goes to another day with its orders; its own day is no more', async () => {
  const event = await testApp.addEvent({
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 10, time: '15:00' }],
    endDaysAhead: 13,
  });
  const [first = '', second = '', third = '', fourth = ''] = (await office.departures(event)).map(
    ({ departure }) => departure,
  );
  const dayOf = (departure: string) => departure.slice(0, 10);
  const { token, email } = await testApp.newCustomer();
  const buy = (departure: string) =>
    testApp.place(token, anOrder(event, { date: dayOf(departure), discountCode: 'GRATIS100' }));
  const { data } = await buy(second);
  await buy(fourth);
  const { id = 0 } = (await office.departures(event)).find(({ departure }) => departure === second) ?? {};
  for (const [to, reason] of [
    [`${dayOf(third)}T16:00`, 'hour'],
    ['2099-12-31T15:00', 'outside'],
    [fourth, 'day_taken'],
    [second, 'day_taken'],
  ] as const)
    assert.deepEqual(errorsOf(await move(event, id, to)), [{ field: 'to', reason }], to);

  // a concurrent buyer of the day's first seat travels on the moved departure, or was faster
  const other = await testApp.newCustomer();
  const [moved, sale] = await Promise.all([
    move(event, id, third),
    testApp.place(other.token, anOrder(event, { date: dayOf(third), discountCode: 'GRATIS100' })),
  ]);
  assert.equal(sale.status, 200);
  if (moved.status !== 200) {
    assert.deepEqual(errorsOf(moved), [{ field: 'to', reason: 'day_taken' }]);
    assert.equal((await move(event, id, first)).status, 200);
  }
  const [to, taken] = moved.status === 200 ? [third, 2] : [first, 1];
  await office.finished(event);
  await mailTo(email, /Cambió la hora/);
  const { data: order } = await testApp.orderDetail(data.orderId, token);
  assert.equal(wallTimeAt(Date.parse(order.event.startDate), 'America/Lima').slice(0, 16), to);
  const shown = await office.departures(event);
  assert.ok(!shown.some(({ departure }) => departure === second), 'the day of before is in no list');
  assert.equal(shown.find(({ departure }) => departure === to)?.pools[0]?.sold, taken);
  assert.equal(codeOf(await buy(second)), 'SALES_CLOSED');
  await assertAccounts(event);
});

test('[BOF-04] a first sale of the day that a sold day moves to waits for the move, and travels on the moved departure', async () => {
  const event = await testApp.addEvent({
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 10, time: '15:00' }],
    endDaysAhead: 13,
  });
  const [, second = '', third = ''] = (await office.departures(event)).map(({ departure }) => departure);
  const buy = async (departure: string) => {
    const { token } = await testApp.newCustomer();
    const order = anOrder(event, { date: departure.slice(0, 10), discountCode: 'GRATIS100' });
    return testApp.place(token, order);
  };
  await buy(second);
  const { id = 0 } = (await office.departures(event)).find(({ departure }) => departure === second) ?? {};
  const [moved, sale] = await testApp.db
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('event_date').select('id').where('event_id', '=', event.eventId).forUpdate().execute();
      const moving = move(event, id, third);
      await statementsWait(testApp.db);
      const selling = buy(third);
      await statementsWait(testApp.db, 2);
      return [moving, selling] as const;
    })
    .then((both) => Promise.all(both));
  assert.deepEqual([moved.status, sale.status], [200, 200]);
  await office.finished(event);
  const shown = await office.departures(event);
  assert.equal(shown.find(({ departure }) => departure === third)?.pools[0]?.sold, 2);
  await assertAccounts(event);
});

test('[BOF-04] people on the waiting list of a departure that is taken away are told, and wait no more', async () => {
  const event = await testApp.addEventWith({ stock: 1 });
  await ordered(event, { tickets: 1 });
  const { token, email } = await testApp.newCustomer();
  const joined = await testApp.call('POST', '/waiting-list', {
    token,
    body: { eventDateId: event.dateId, productVariantId: event.variantId, tickets: 1, email },
  });
  assert.equal(joined.status, 200);
  const { id } = await office.departure(event);
  await office.call('POST', `${event.slug}/departures/${id}/call-off`);
  await office.finished(event);
  assert.match((await mailTo(email, /Esta salida se canceló/)).text, /no se va a realizar/);
  const page = await testApp.call<EventDetail>('GET', `/events/${event.slug}`);
  assert.deepEqual(page.data.cancelled, {}, 'its only departure was called off');
  await testApp.app.services.handlers['offer-seats']({}, '');
  assert.equal((await mailsTo(email, /Se liberó tu lugar/)).length, 0);
});

test('[BOF-04] a message reaches everybody who travels on a departure once, in their language where there is such a text', async () => {
  const event = await testApp.addEvent();
  const peruvian = await ordered(event);
  const brazilian = await ordered(event, { language: 'pt-BR' });
  const unpaid = await ordered(event, { paid: false });
  const { id } = await office.departure(event);
  const url = `${event.slug}/departures/${id}/messages`;
  const empty = await office.call('POST', url, { texts: {} });
  assert.deepEqual(errorsOf(empty), [{ field: 'texts', reason: 'required' }]);
  const { data } = await office.call<StaffAct>('POST', url, {
    texts: { es_PE: { subject: 'Lleva un abrigo', body: 'Hará frío.\nTe esperamos.' } },
  });
  assert.deepEqual([data.kind, data.subject, data.total], ['send-message', 'Lleva un abrigo', 2]);
  await office.finished(event);
  for (const { email } of [peruvian, brazilian])
    assert.match((await mailTo(email, /^Lleva un abrigo$/)).text, /Hará frío\.\s+Te esperamos\./);
  await mailTo('viajera@example.org', /^Lleva un abrigo$/);
  assert.equal((await mailsTo(unpaid.email, /abrigo/)).length, 0);
});
