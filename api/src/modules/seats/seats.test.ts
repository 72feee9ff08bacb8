import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Category, FieldError, OrderRequest, SeatHold } from '@idavuelta/shared/contracts';
import { periodicity } from '@idavuelta/shared/contracts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { query } from '../../database/database.ts';
import type { SeedVariant } from '../../seed/seed-content.ts';
import { aSeedEvent } from '../../testing/fixture.ts';
import { statementsWait } from '../../testing/locks.ts';
import { anOrder, type Ids, type TestApp } from '../../testing/test-app.ts';
import { createSeatsRepository } from './seats.repository.ts';

const { testApp, token } = await openWebpayShop();

const buyers = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await testApp.newCustomer()).token));

const failure = (response: { body: object }) => response.body as { code: string; errors?: FieldError[] };

/** Creates an event with these variants, otherwise identical. @returns its ids and those of its variants */
async function eventWith(pools: Record<string, number>, variants: Partial<SeedVariant>[]) {
  const [category] = aSeedEvent().categories;
  const [variant] = category?.variants ?? [];
  if (!category || !variant) throw new Error('The fixture has no variant.');
  const categories = [{ ...category, variants: variants.map((own) => ({ ...variant, stock: undefined, ...own })) }];
  const event = await testApp.addEvent({ pools, categories });
  const rows = await testApp.query<{ id: number }>(
    'SELECT v.id FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = $1 ORDER BY v.id',
    [event.eventId],
  );
  return { event, ids: rows.map(({ id }) => id) };
}

const stocksOf = (ids: number[]) => Promise.all(ids.map((id) => testApp.stockOf(id)));

/** Builds an order with a ticket of each variant. */
function orderOf(event: Ids, variantIds: number[], changes: Partial<Omit<OrderRequest, 'tickets'>> = {}): OrderRequest {
  const order = anOrder(event, { ...changes, tickets: variantIds.length });
  return {
    ...order,
    tickets: order.tickets.map((ticket, i) => ({ ...ticket, productVariantId: variantIds[i] ?? 0 })),
  };
}

const poolsOf = ({ eventId }: Ids) =>
  testApp.query<{ held: number; sold: number; free: number }>(
    `SELECT held, sold, capacity - held - sold AS free FROM seat_pool p JOIN departure d ON d.id = p.departure_id
     WHERE d.event_id = $1 ORDER BY d.starts_at, p.id`,
    [eventId],
  );

test('[BKG-29, PAY-07] 24 buyers of one date share its seats, and the next date stays full', async () => {
  const dates = [10, 11].map((daysAhead) => ({ daysAhead, time: '20:00' }));
  const event = await testApp.addEventWith({ stock: 10 }, { periodicityType: periodicity.calendar, dates });
  const responses = await Promise.all((await buyers(24)).map((buyer) => testApp.place(buyer, anOrder(event))));
  assert.equal(responses.filter(({ status }) => status === 200).length, 10);
  for (const response of responses.filter(({ status }) => status !== 200))
    assert.equal(failure(response).code, 'OUT_OF_STOCK');
  assert.deepEqual(await poolsOf(event), [
    { held: 10, sold: 0, free: 0 },
    { held: 0, sold: 0, free: 10 },
  ]);
});

test('[BKG-29] two variants of one van share its seats', async () => {
  const { event, ids } = await eventWith({ van: 5 }, [{ pool: 'van' }, { pool: 'van', units: 2 }]);
  const [single = 0, double = 0] = ids;
  assert.deepEqual(await stocksOf(ids), [5, 2]);
  assert.equal((await testApp.place(token, orderOf(event, [single, double]))).status, 200);
  assert.deepEqual(await stocksOf(ids), [2, 1]);
  const offered = (await testApp.call<Category[]>('GET', `/events/${event.eventId}/product-variant`)).data;
  const pools = offered[0]?.subCategories.map(({ seatPool }) => seatPool) ?? [];
  assert.deepEqual(
    pools.map(({ unitsPerTicket, unitsLeft }) => [unitsPerTicket, unitsLeft]),
    [
      [1, 2],
      [2, 2],
    ],
  );
  assert.equal(pools[0]?.id, pools[1]?.id, 'the wizard counts both against the same seats');
  const tooMany = await testApp.place(token, orderOf(event, [double, single]));
  assert.deepEqual(
    failure(tooMany).errors?.map(({ field }) => field),
    ['tickets[0].productVariantId', 'tickets[1].productVariantId'],
    'together they do not fit',
  );
  assert.equal((await testApp.place(token, orderOf(event, [double]))).status, 200);
  assert.deepEqual(await stocksOf(ids), [0, 0]);
});

test('[BKG-29] a private van takes the whole van, and none of one that somebody already sits in', async () => {
  const variants = [{ pool: 'van' }, { pool: 'van', units: 6 }];
  const empty = await eventWith({ van: 6 }, variants);
  const [, emptyVan = 0] = empty.ids;
  assert.equal((await testApp.place(token, orderOf(empty.event, [emptyVan]))).status, 200);
  assert.deepEqual(await stocksOf(empty.ids), [0, 0]);

  const shared = await eventWith({ van: 6 }, variants);
  const [seat = 0, sharedVan = 0] = shared.ids;
  assert.equal((await testApp.place(token, orderOf(shared.event, [seat]))).status, 200);
  assert.deepEqual(await stocksOf(shared.ids), [5, 0]);
  assert.equal(failure(await testApp.place(token, orderOf(shared.event, [sharedVan]))).code, 'OUT_OF_STOCK');
});

test('[PAY-07] one variant without seats takes none of the others, and only its tickets are named', async () => {
  const { event, ids } = await eventWith({ a: 3, b: 0 }, [{ pool: 'a' }, { pool: 'b' }]);
  const [some = 0, none = 0] = ids;
  const response = await testApp.place(token, orderOf(event, [some, none, some]));
  assert.deepEqual(
    failure(response).errors?.map(({ field }) => field),
    ['tickets[1].productVariantId'],
  );
  assert.deepEqual(await stocksOf(ids), [3, 0]);
});

test('[PAY-07] a hold that does not fit takes nothing at all, whoever asks for it', async () => {
  const { event, ids } = await eventWith({ a: 3, b: 1 }, [{ pool: 'a' }, { pool: 'b' }]);
  const [{ id: departureId } = { id: 0 }] = await testApp.query<{ id: number }>(
    'SELECT id FROM departure WHERE event_id = $1',
    [event.eventId],
  );
  const variants = ids.map((variantId) => ({ variantId, quantity: 2 }));
  const short = await createSeatsRepository(testApp.db).hold(randomUUID(), new Date(), { departureId, variants });
  assert.deepEqual(short, [ids[1]]);
  assert.deepEqual(await stocksOf(ids), [3, 1]);
});

test('[PAY-07] orders for the same pools in any order and their cancellations never wait for each other', async () => {
  const { event, ids } = await eventWith({ a: 100, b: 100, c: 100 }, [{ pool: 'a' }, { pool: 'b' }, { pool: 'c' }]);
  const [a = 0, b = 0, c = 0] = ids;
  await testApp.query(`INSERT INTO coupon (code, basis_points, max_uses) VALUES ('BUCLE', 1000, 1000)`);
  const orders = [
    [a, b, c],
    [c, b, a],
    [b, a, c],
    [c, a, b],
  ];
  const placeAndCancel = async (variantIds: number[], coupon: boolean) => {
    const changes = coupon ? { discountCode: 'BUCLE' } : {};
    const { status, data } = await testApp.place(token, orderOf(event, variantIds, changes));
    assert.equal(status, 200);
    await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [data.orderId]);
    await testApp.app.services.orders.expire(data.orderId);
  };
  await Promise.all(Array.from({ length: 24 }, (_, i) => placeAndCancel(orders[i % 4] ?? [], i % 3 === 0)));
  assert.deepEqual(await stocksOf(ids), [100, 100, 100]);
});

test('[PAY-07] an order that waits for one pool keeps no later one locked', async () => {
  const { event, ids } = await eventWith({ a: 5, b: 5 }, [{ pool: 'b' }, { pool: 'a' }]);
  const pools = await testApp.query<{ id: number }>(
    'SELECT p.id FROM seat_pool p JOIN departure d ON d.id = p.departure_id WHERE d.event_id = $1 ORDER BY p.id',
    [event.eventId],
  );
  const [first, last] = pools.map(({ id }) => id);
  let placing: ReturnType<TestApp['place']> | undefined;
  await testApp.db.transaction().execute(async (tx) => {
    await query(tx, 'SELECT FROM seat_pool WHERE id = $1 FOR UPDATE', [first]);
    placing = testApp.place(token, orderOf(event, ids));
    await statementsWait(testApp.db);
    await query(tx, 'SELECT FROM seat_pool WHERE id = $1 FOR UPDATE NOWAIT', [last]);
  });
  assert.equal((await placing)?.status, 200);
});

test('[PAY-06] an order that is cancelled releases its seats once, one that is paid sells them', async () => {
  const event = await testApp.addEventWith({ stock: 5 });
  const { data } = await testApp.place(token, anOrder(event, { tickets: 2 }));
  assert.deepEqual(await poolsOf(event), [{ held: 2, sold: 0, free: 3 }]);
  await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [data.orderId]);
  await Promise.all([1, 2, 3].map(() => testApp.app.services.orders.expire(data.orderId)));
  assert.deepEqual(await poolsOf(event), [{ held: 0, sold: 0, free: 5 }]);
  await testApp.place(token, anOrder(event, { tickets: 3, discountCode: 'GRATIS100' }));
  assert.deepEqual(await poolsOf(event), [{ held: 0, sold: 3, free: 2 }]);
});

test('[PAY-07] seats that are released while others wait for them are sold again, never twice', async () => {
  const event = await testApp.addEventWith({ stock: 3 });
  const { data } = await testApp.place(token, anOrder(event, { tickets: 3 }));
  await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [data.orderId]);
  const crowd = await buyers(12);
  const [, ...responses] = await Promise.all([
    testApp.app.services.orders.expire(data.orderId),
    ...crowd.map((buyer) => testApp.place(buyer, anOrder(event))),
  ]);
  const served = responses.filter(({ status }) => status === 200).length;
  assert.deepEqual(await poolsOf(event), [{ held: served, sold: 0, free: 3 - served }]);
});

test('[BKG-29] seats of an order that was given up are shown at once', async () => {
  const event = await testApp.addEventWith({ stock: 1 }, { countryCode: 'CL' });
  const shown = async () => {
    const { data } = await testApp.call<Category[]>('GET', `/events/${event.eventId}/product-variant`);
    return data[0]?.subCategories[0]?.stock;
  };
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  assert.equal(await shown(), 0);
  await testApp.call('POST', `/shop-api/order/${data.orderId}/cancel`, { token });
  assert.equal(await shown(), 1);
});

const hold = (orderId: string, by: string | undefined = token) =>
  testApp.call<SeatHold>('POST', `/shop-api/order/${orderId}/hold`, { token: by });

async function cardOrder() {
  const event = await testApp.addEventWith({ stock: 1 }, { countryCode: 'CL' });
  const { status, data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  assert.equal(status, 200);
  return { event, orderId: data.orderId, heldUntil: data.heldUntil ?? '' };
}

const holdEnds = (orderId: string, after: string) =>
  testApp.query('UPDATE seat_hold SET held_until = now() + $2::interval WHERE order_id = $1', [orderId, after]);

test('[PAY-06] a hold that its buyer renews outlasts the job that would end it, and a second buyer', async () => {
  const { event, orderId } = await cardOrder();
  const [rival = ''] = await buyers(1);
  await holdEnds(orderId, '-1 second');
  const { status, data } = await hold(orderId);
  assert.equal(status, 200);
  assert.ok(Date.parse(data.heldUntil) > Date.now());
  await testApp.app.services.orders.expire(orderId);
  assert.equal(failure(await testApp.place(rival, anOrder(event))).code, 'OUT_OF_STOCK');

  await holdEnds(orderId, '-1 second');
  await testApp.app.services.orders.expire(orderId);
  assert.equal((await testApp.place(rival, anOrder(event))).status, 200);
  const late = await hold(orderId);
  assert.equal(late.status, 409);
  assert.equal(failure(late).code, 'STATE_CONFLICT');
});

test('[PAY-06] a hold that is renewed while the job that would end it waits is not ended', async () => {
  const { event, orderId } = await cardOrder();
  await holdEnds(orderId, '-1 second');
  let ending: Promise<void> | undefined;
  await testApp.db.transaction().execute(async (tx) => {
    await query(tx, 'SELECT FROM orders WHERE id = $1 FOR UPDATE', [orderId]);
    ending = testApp.app.services.orders.expire(orderId);
    await statementsWait(testApp.db);
    await query(tx, `UPDATE seat_hold SET held_until = now() + interval '1 hour' WHERE order_id = $1`, [orderId]);
  });
  await ending;
  assert.deepEqual(await poolsOf(event), [{ held: 1, sold: 0, free: 0 }]);
});

test('[PAY-06] when renewing and ending a hold meet, one of them wins', async () => {
  for (let round = 0; round < 8; round++) {
    const { event, orderId } = await cardOrder();
    await holdEnds(orderId, '-1 second');
    const [renewed] = await Promise.all([hold(orderId), testApp.app.services.orders.expire(orderId)]);
    assert.deepEqual(await poolsOf(event), [
      renewed.status === 200 ? { held: 1, sold: 0, free: 0 } : { held: 0, sold: 0, free: 1 },
    ]);
  }
});

test('[PAY-06] a hold is renewed up to its limit, and never shortened', async () => {
  const { orderId } = await cardOrder();
  const { maxHoldSeconds } = testApp.app.services.config;
  await testApp.query('UPDATE orders SET created_at = now() - make_interval(secs => $2) WHERE id = $1', [
    orderId,
    maxHoldSeconds - 60,
  ]);
  await holdEnds(orderId, '1 second');
  const { data } = await hold(orderId);
  const [{ limit } = { limit: new Date(0) }] = await testApp.query<{ limit: Date }>(
    'SELECT created_at + make_interval(secs => $2) AS limit FROM orders WHERE id = $1',
    [orderId, maxHoldSeconds],
  );
  assert.equal(data.heldUntil, limit.toISOString());
  await holdEnds(orderId, '1 hour');
  assert.ok(Date.parse((await hold(orderId)).data.heldUntil) > limit.getTime());
  await testApp.query(`UPDATE orders SET created_at = now() - interval '1 day' WHERE id = $1`, [orderId]);
  await holdEnds(orderId, '-1 second');
  assert.equal((await hold(orderId)).status, 409);
});

test('[PAY-06, API-07] only the buyer of an order that is paid by card renews its hold', async () => {
  const { orderId } = await cardOrder();
  const [stranger = ''] = await buyers(1);
  assert.equal((await hold(orderId, stranger)).status, 404);
  assert.equal((await hold('nonsense')).status, 404);
  assert.equal((await testApp.call('POST', `/shop-api/order/${orderId}/hold`)).status, 401);
  const transfer = await testApp.place(token, anOrder(await testApp.addEvent()));
  assert.equal(failure(await hold(transfer.data.orderId)).code, 'STATE_CONFLICT');
  const free = await testApp.place(token, anOrder(await testApp.addEvent(), { discountCode: 'GRATIS100' }));
  assert.equal(failure(await hold(free.data.orderId)).code, 'STATE_CONFLICT');
});
