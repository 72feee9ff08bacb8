import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  type FieldError,
  type OrderDetail,
  type OrderRequest,
  type PlacedOrder,
  type PurchaseSummary,
  paymentType,
  periodicity,
} from '@idavuelta/shared/contracts';
import { query } from '../../database/database.ts';
import { fixtureCustomer } from '../../testing/fixture.ts';
import { anOrder, eventually, openTestApp, startTestApp } from '../../testing/test-app.ts';
import { createOrderStates } from './order-states.ts';
import { orderStates as states } from './order-transitions.ts';

const testApp = await openTestApp();
const token = await testApp.login();

const failure = (response: { body: object }) =>
  response.body as { success: false; code: string; errors?: FieldError[] };

test('[API-03] init-payment makes an order that waits for its payment and takes its seats', async () => {
  const event = await testApp.addEvent();
  const { status, data } = await testApp.place(token, anOrder(event, { tickets: 2 }));
  assert.equal(status, 200);
  assert.equal(data.paymentState, 'awaiting_transfer_payment');
  assert.equal(data.total, 91);
  assert.equal(data.payment.transfer?.amount, 91);
  assert.equal(await testApp.stockOf(event.variantId), 48);
});

test('[API-03] an order without an idempotency key is refused, because a repeated call would order twice', async () => {
  const event = await testApp.addEvent();
  const response = await testApp.call('POST', '/shop-api/init-payment', { token, body: anOrder(event) });
  assert.equal(response.status, 400);
  assert.deepEqual(failure(response).errors, [{ field: 'idempotency-key', reason: 'required' }]);
  assert.equal(await testApp.stockOf(event.variantId), 50);
});

test('[PAY-08] prices in the body are ignored', async () => {
  const event = await testApp.addEvent();
  const order = anOrder(event);
  const cheap = {
    ...order,
    total: 1,
    tickets: order.tickets.map((ticket) => ({ ...ticket, price: 1, discountPrice: 1 })),
  };
  assert.equal((await testApp.place(token, cheap)).data.total, 45.5);
});

test('[BKG-22] the same key gives the same order, also when pressed twice at once', async () => {
  const event = await testApp.addEvent();
  const key = randomUUID();
  const responses = await Promise.all([1, 2, 3, 4].map(() => testApp.place(token, anOrder(event), key)));
  assert.equal(new Set(responses.map(({ data }) => data.orderId)).size, 1);
  assert.deepEqual(responses[1]?.data, responses[0]?.data);
  assert.equal(await testApp.stockOf(event.variantId), 49);
});

test('[BKG-22] the same key with other content is refused, and is free for another customer', async () => {
  const event = await testApp.addEvent();
  const key = randomUUID();
  const { data } = await testApp.place(token, anOrder(event), key);
  const other = await testApp.place(token, anOrder(event, { tickets: 2 }), key);
  assert.equal(other.status, 409);
  assert.equal(failure(other).code, 'IDEMPOTENCY_KEY_REUSED');
  const { token: stranger } = await testApp.newCustomer();
  assert.notEqual((await testApp.place(stranger, anOrder(event), key)).data.orderId, data.orderId);
});

test('[BKG-22] an order without a key is refused', async () => {
  const event = await testApp.addEvent();
  const rejected = await testApp.call('POST', '/shop-api/init-payment', { token, body: anOrder(event) });
  assert.equal(rejected.status, 400);
  assert.deepEqual(failure(rejected).errors, [{ field: 'idempotency-key', reason: 'required' }]);
  assert.equal(await testApp.stockOf(event.variantId), 50);
});

test('[BKG-22] a refused attempt leaves its key free', async () => {
  const event = await testApp.addEventWith({ stock: 1 });
  const key = randomUUID();
  assert.equal((await testApp.place(token, anOrder(event, { tickets: 2 }), key)).status, 409);
  assert.equal((await testApp.place(token, anOrder(event), key)).status, 200);
});

test('[PAY-07] of 40 simultaneous buyers exactly as many are served as there are seats', async () => {
  const event = await testApp.addEventWith({ stock: 15 });
  const responses = await Promise.all(Array.from({ length: 40 }, () => testApp.place(token, anOrder(event))));
  assert.equal(responses.filter(({ status }) => status === 200).length, 15);
  for (const response of responses.filter(({ status }) => status !== 200)) {
    assert.equal(response.status, 409);
    assert.equal(failure(response).code, 'OUT_OF_STOCK');
  }
  assert.equal(await testApp.stockOf(event.variantId), 0);
});

test('[BKG-27] an order that is too large takes no seat at all and says which tickets cannot be served', async () => {
  const plenty = await testApp.addEventWith({ stock: 2 });
  const response = await testApp.place(token, anOrder(plenty, { tickets: 3 }));
  assert.equal(failure(response).code, 'OUT_OF_STOCK');
  assert.deepEqual(
    failure(response).errors?.map(({ field }) => field),
    ['tickets[0].productVariantId', 'tickets[1].productVariantId', 'tickets[2].productVariantId'],
  );
  assert.equal(await testApp.stockOf(plenty.variantId), 2);
});

test('[API-05] only the origin of a known site may be named to return to', async () => {
  const event = await testApp.addEvent();
  const rejected = [
    'https://evil.example',
    'https://idavuelta.pe.evil.example',
    'https://idavuelta.pe@evil.example',
    'javascript:alert(1)',
    '//evil.example',
    'https://idavuelta.pe:8443',
    'https://idavuelta.pe/go?to=https://evil.example',
    'nonsense',
  ];
  for (const url of rejected) {
    const response = await testApp.place(token, anOrder(event, { url }));
    assert.equal(response.status, 400, url);
    assert.equal(failure(response).code, 'URL_NOT_ALLOWED');
  }
  assert.equal(await testApp.stockOf(event.variantId), 50);
  for (const url of [
    'https://idavuelta.pe',
    'https://www.idavuelta.cl',
    'http://localhost:4173',
    'http://127.0.0.1:3000',
  ]) {
    assert.equal((await testApp.place(token, anOrder(event, { url }))).status, 200, url);
  }
});

test('[API-05] in production a site on the same machine is not a known one', async (t) => {
  const production = await startTestApp({ development: false });
  t.after(() => production.close());
  const event = await production.addEvent();
  const url = 'http://localhost:4173';
  const { status } = await production.place(await production.login(), anOrder(event, { url }));
  assert.equal(status, 400);
});

test('[API-06] a bad order is a 400 that names every field at fault', async () => {
  const event = await testApp.addEvent();
  const order = anOrder(event);
  const [ticket] = order.tickets;
  const broken = {
    ...order,
    url: undefined,
    tickets: [{ ...ticket, addresses: [], passengers: [{ name: ' ', email: 'nobody', phone: '123' }] }],
  };
  const response = await testApp.call('POST', '/shop-api/init-payment', { token, body: broken });
  assert.equal(response.status, 400);
  assert.deepEqual(
    failure(response)
      .errors?.map(({ field, reason }) => `${field} ${reason}`)
      .sort(),
    [
      'tickets[0].addresses min',
      'tickets[0].passengers[0].email email',
      'tickets[0].passengers[0].name pattern',
      'tickets[0].passengers[0].passengerAddress required',
      'tickets[0].passengers[0].phone min',
      'url required',
    ],
  );
});

test('[API-06] what does not fit the variant is told field by field', async () => {
  const event = await testApp.addEvent();
  const other = await testApp.addEvent();
  const [callao] = await testApp.query<{ id: number }>(`SELECT id FROM county WHERE name = 'Bellavista'`);
  const order = anOrder(event);
  const [ticket] = order.tickets;
  const [address] = ticket?.addresses ?? [];
  const [passenger] = ticket?.passengers ?? [];
  if (!ticket || !address || !passenger) throw new Error('no ticket');
  const cases: [string, Partial<OrderRequest['tickets'][number]>][] = [
    ['tickets[0].productVariantId unknown', { productVariantId: other.variantId }],
    ['tickets[0].placeId unknown', { placeId: event.placeId + 1000 }],
    ['tickets[0].addresses max', { addresses: [address, address, address] }],
    ['tickets[0].passengers max', { passengers: [passenger, passenger, passenger] }],
    ['tickets[0].addresses[0].commune_id unknown', { addresses: [{ ...address, commune_id: callao?.id ?? 0 }] }],
    [
      'tickets[0].passengers[0].passengerAddress unknown',
      { passengers: [{ ...passenger, passengerAddress: 'Otra 1' }] },
    ],
    ['tickets[0].passengers[0].phone phone', { passengers: [{ ...passenger, phone: 'abcdefgh' }] }],
    ['tickets[0].passengers[0].phone phone', { passengers: [{ ...passenger, phone: '1234567890123' }] }],
  ];
  for (const [expected, change] of cases) {
    const response = await testApp.place(token, { ...order, tickets: [{ ...ticket, ...change }] });
    assert.equal(response.status, 400, expected);
    assert.deepEqual(
      failure(response).errors?.map(({ field, reason }) => `${field} ${reason}`),
      [expected],
    );
  }
  assert.equal(await testApp.stockOf(event.variantId), 50);
});

test('[API-06] an unknown date is a 404, a past or withdrawn one a 409', async () => {
  const event = await testApp.addEvent();
  assert.equal((await testApp.place(token, anOrder(event, { eventDateId: 999_999 }))).status, 404);
  const past = await testApp.addEvent({ dates: [{ daysAhead: -1, time: '20:00' }] });
  const withdrawn = await testApp.addEvent();
  await testApp.query('UPDATE event SET withdrawn = true WHERE id = $1', [withdrawn.eventId]);
  const postponed = await testApp.addEvent({ message: 'Reprogramado' });
  for (const closed of [past, withdrawn, postponed]) {
    const response = await testApp.place(token, anOrder(closed));
    assert.equal(response.status, 409);
    assert.equal(failure(response).code, 'EVENT_CLOSED');
  }
});

test('[BKG-02] an event with a range needs a day within it, and travels on that day', async () => {
  const event = await testApp.addEvent({
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 5, time: '09:00' }],
    endDaysAhead: 20,
  });
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000 - 5 * 3600_000).toISOString().slice(0, 10);
  for (const date of [undefined, day(2), day(25)]) {
    const response = await testApp.place(token, anOrder(event, { date }));
    assert.equal(response.status, 400, date);
    assert.deepEqual(failure(response).errors, [{ field: 'date', reason: 'range' }]);
  }
  const { data } = await testApp.place(token, anOrder(event, { date: day(12) }));
  const detail = await testApp.orderDetail(data.orderId, token);
  assert.equal(detail.data.event.startDate, `${day(12)}T14:00:00Z`, 'nine in the morning of Lima');
});

test('[BKG-18] an invited event is paid at once by prepagado, and by nothing else', async () => {
  const invited = await testApp.addEvent({ paymentType: paymentType.invited });
  await testApp.invite(invited, fixtureCustomer.email, 2);
  const { data } = await testApp.place(token, anOrder(invited, { paymentCode: 'prepagado' }));
  assert.equal(data.paymentState, 'paid');
  assert.equal(data.total, 0);
  assert.equal((await testApp.place(token, anOrder(invited))).status, 409);
  const sold = await testApp.addEvent();
  const response = await testApp.place(token, anOrder(sold, { paymentCode: 'prepagado' }));
  assert.equal(failure(response).code, 'PAYMENT_METHOD_UNAVAILABLE');
  assert.equal(await testApp.stockOf(sold.variantId), 50);
});

test('[API-04] the order is readable by its id, with the query of the result page', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  const detail = await testApp.call<OrderDetail>('GET', `/shop-api/order-detail/${data.orderId}?token_ws=x&a=1`, {
    token,
  });
  assert.equal(detail.status, 200);
  assert.equal(detail.data.order.paymentState, 'awaiting_transfer_payment');
  assert.equal(detail.data.order.transfer?.reference, data.payment.transfer?.reference);
  assert.equal(detail.data.tickets[0]?.passengers[0]?.name, 'Viajera 1');
  assert.deepEqual(
    detail.data.tickets[0]?.addresses.map(({ address, county }) => [address, county]),
    [['Av. Grau 123', 'Barranco']],
  );
  assert.equal(detail.data.tickets[0]?.qr, undefined, 'no code before it is paid');
  const history = await testApp.call<PurchaseSummary[]>('GET', '/shop-api/payment-history', { token });
  assert.equal(history.data[0]?.id, data.orderId);
  assert.equal(data.payment.transfer?.reference, `IV-${detail.data.order.number}`);
  assert.equal(history.data[0]?.number, detail.data.order.number);
});

test('[API-07] the order of another customer does not exist', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  const { token: stranger } = await testApp.newCustomer();
  for (const id of [data.orderId, randomUUID(), 'not-an-id']) {
    const response = await testApp.call('GET', `/shop-api/order-detail/${id}`, { token: stranger });
    assert.equal(response.status, 404, id);
    assert.equal(failure(response).code, 'NOT_FOUND');
  }
  assert.deepEqual((await testApp.call<[]>('GET', '/shop-api/payment-history', { token: stranger })).data, []);
});

test('[PAY-05] only the listed transitions are allowed, and each leaves an audit row', async () => {
  const orders = createOrderStates({ db: testApp.db, jobs: testApp.jobs });
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  const audited = () =>
    testApp.query(`SELECT FROM audit WHERE subject = $1 AND action = 'order-state'`, [data.orderId]);
  const allowed = new RegExp(
    [
      '^awaiting_payment>(awaiting_transfer_payment|paid|cancelled|rejected)$',
      '^awaiting_transfer_payment>(awaiting_payment|paid|cancelled)$',
      '^(cancelled|rejected)>paid$',
      '^paid>refunded$',
    ].join('|'),
  );
  for (const from of states) {
    for (const to of states) {
      await testApp.query('UPDATE orders SET state = $2 WHERE id = $1', [data.orderId, from]);
      await testApp.query(
        `UPDATE seat_pool SET held = 1, sold = 1 WHERE id IN (SELECT seat_pool_id FROM seat_hold_item WHERE order_id = $1)`,
        [data.orderId],
      );
      await testApp.query('UPDATE seat_hold SET state = $2 WHERE order_id = $1', [
        data.orderId,
        from === 'paid' ? 'sold' : 'held',
      ]);
      const before = (await audited()).length;
      const transition = testApp.db
        .transaction()
        .execute((tx) => orders.transition(tx, data.orderId, to, { by: 'staff:test', reason: 'a test' }));
      if (allowed.test(`${from}>${to}`)) await transition;
      else await assert.rejects(transition, { code: 'STATE_CONFLICT' }, `${from} > ${to}`);
      assert.equal((await audited()).length - before, allowed.test(`${from}>${to}`) ? 1 : 0);
    }
  }
});

test('[PAY-07] nothing is paid whose seats are not held, whoever says so', async () => {
  const orders = createOrderStates({ db: testApp.db, jobs: testApp.jobs });
  const { data } = await testApp.place(token, anOrder(await testApp.addEvent()));
  await testApp.query(`UPDATE seat_hold SET state = 'released' WHERE order_id = $1`, [data.orderId]);
  const change = { by: 'staff:test', reason: 'a test' } as const;
  const paying = testApp.db.transaction().execute((tx) => orders.transition(tx, data.orderId, 'paid', change));
  await assert.rejects(paying, { code: 'STATE_CONFLICT' });
});

test('[PAY-06] an order nobody paid is cancelled when its time is over, and its seats return once', async (t) => {
  const hasty = await startTestApp({ transferHoldSeconds: 1 });
  t.after(() => hasty.close());
  const customer = await hasty.login();
  const event = await hasty.addEventWith({ stock: 5 });
  await query(hasty.db, `INSERT INTO coupon (code, basis_points, max_uses) VALUES ('UNO', 1000, 1)`);
  const { data } = await hasty.place(customer, anOrder(event, { tickets: 3, discountCode: 'UNO' }));
  assert.equal(await hasty.stockOf(event.variantId), 2);
  const state = async () =>
    (await query<{ state: string }>(hasty.db, 'SELECT state FROM orders WHERE id = $1', [data.orderId]))[0]?.state;
  await eventually(async () => (await state()) === 'cancelled');
  await hasty.app.services.orders.expire(data.orderId);
  assert.equal(await hasty.stockOf(event.variantId), 5);
  const again = await hasty.place(customer, anOrder(event, { discountCode: 'UNO' }));
  assert.equal(again.status, 200, 'the coupon is free again');
});

test('[PAY-06] an order is not cancelled before its time, nor after it was paid', async () => {
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event));
  await testApp.app.services.orders.expire(data.orderId);
  await testApp.query(`UPDATE orders SET state = 'paid' WHERE id = $1`, [data.orderId]);
  await testApp.query(`UPDATE seat_hold SET held_until = now() - interval '1 hour' WHERE order_id = $1`, [
    data.orderId,
  ]);
  await testApp.app.services.orders.expire(data.orderId);
  const [row] = await testApp.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [data.orderId]);
  assert.equal(row?.state, 'paid');
  assert.equal(await testApp.stockOf(event.variantId), 49);
});

test('[API-01] ordering needs a login', async () => {
  const event = await testApp.addEvent();
  const { status } = await testApp.call<PlacedOrder>('POST', '/shop-api/init-payment', { body: anOrder(event) });
  assert.equal(status, 401);
});
