import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Category, type EventDetail, type EventSummary, eventType } from '@idavuelta/shared/contracts';
import type { AuditRow, ManagedPrices } from '@idavuelta/shared/contracts/staff';
import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import { query } from '../../../database/database.ts';
import { onTwoDates } from '../../../testing/fixture.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { anOrder, codeOf, errorsOf, eventually, type Ids, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const office = await officeOf(testApp);

const pricesOf = async ({ slug }: Ids) => (await office.call<ManagedPrices>('GET', `${slug}/prices`)).data;
const change = ({ slug }: Ids, revision: number, body: object) =>
  testApp.call<ManagedPrices>('PUT', `/staff-api/events/${slug}/prices`, {
    token: office.token,
    body,
    headers: { 'if-match': `"${revision}"` },
  });

/** An event on two days. */
const onTwoDays = () => testApp.addEvent(onTwoDates);

/** Returns a ticket's price on the event page, in a list, in a date's offer and in an order. */
async function shown({ slug, eventId, ...ids }: Ids, dateId: number) {
  const { data: page } = await testApp.call<EventDetail>('GET', `/events/${slug}`);
  const { data: list } = await testApp.call<EventSummary[]>(
    'GET',
    `/events?type=${eventType.massive}&country-code=PE&limit=100`,
  );
  const { data: offer } = await testApp.call<Category[]>(
    'GET',
    `/events/${eventId}/product-variant?eventDateId=${dateId}`,
  );
  const { token } = await testApp.newCustomer();
  const placed = await testApp.place(token, anOrder({ slug, eventId, ...ids, dateId }));
  const { data: order } = await testApp.orderDetail(placed.data.orderId, token);
  return {
    from: page.minTicketPrice,
    listed: list.find((event) => event.slug === slug)?.minTicketPrice,
    offered: offer[0]?.subCategories[0]?.price,
    ordered: order.order.total,
  };
}

const dateIds = async ({ slug }: Ids) =>
  (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data.calendars.map(({ id }) => id);
const filterPrice = async ({ eventId }: Ids) =>
  (
    await testApp.query<{ minor: number }>(
      'SELECT DISTINCT amount_minor AS minor FROM event_listing WHERE event_id = $1',
      [eventId],
    )
  ).map(({ minor }) => minor);

test('[BOF-06] a changed price counts at once in lists, on pages and in orders; placed orders keep theirs', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const { data: held } = await testApp.place(token, anOrder(event, { tickets: 2 }));
  const before = await pricesOf(event);
  assert.deepEqual(
    before.variants.map(({ amount, heldTickets, province }) => [amount, heldTickets, province]),
    [[45.5, 2, 'Lima']],
  );
  const changed = await change(event, before.revision, { changes: [{ variantId: event.variantId, amount: 52.25 }] });
  assert.deepEqual([changed.status, changed.data.variants[0]?.amount, changed.data.revision], [200, 52.25, 2]);
  assert.deepEqual(await shown(event, event.dateId), { from: 52.25, listed: 52.25, offered: 52.25, ordered: 52.25 });
  assert.deepEqual(await filterPrice(event), [5225]);
  const { data } = await testApp.orderDetail(held.orderId, token);
  assert.equal(data.order.total, 91);
});

test('[BOF-06] one departure may cost something else, and again what the others do', async () => {
  const event = await onTwoDays();
  const [first = 0, second = 0] = await dateIds(event);
  const [departure] = (await pricesOf(event)).departures;
  const of = { variantId: event.variantId, departureId: departure?.id };
  const cheap = await change(event, 1, { changes: [{ ...of, amount: 30 }] });
  assert.deepEqual(cheap.data.variants[0]?.ofDepartures, [{ departureId: departure?.id, amount: 30 }]);
  assert.deepEqual(await shown(event, first), { from: 30, listed: 30, offered: 30, ordered: 30 });
  assert.deepEqual(await shown(event, second), { from: 30, listed: 30, offered: 45.5, ordered: 45.5 });
  assert.deepEqual(await filterPrice(event), [3000]);
  const dear = await change(event, 2, { changes: [{ ...of, amount: 80 }] });
  assert.equal(dear.status, 200);
  assert.deepEqual(await shown(event, first), { from: 45.5, listed: 45.5, offered: 80, ordered: 80 });
  const again = await change(event, 3, { changes: [of] });
  assert.deepEqual(again.data.variants[0]?.ofDepartures, []);
  assert.equal((await shown(event, first)).ordered, 45.5);
  assert.deepEqual(await filterPrice(event), [4550]);
});

test('[BOF-06] once the cheapest departure has begun, lists are filtered by what is left', async () => {
  const event = await onTwoDays();
  const [departure] = (await pricesOf(event)).departures;
  await change(event, 1, { changes: [{ variantId: event.variantId, departureId: departure?.id, amount: 30 }] });
  assert.deepEqual(await filterPrice(event), [3000]);
  await testApp.query(`UPDATE departure SET starts_at = now() - interval '1 hour' WHERE id = $1`, [departure?.id]);
  await testApp.app.services.handlers['apply-prices']({}, '');
  assert.deepEqual(await filterPrice(event), [4550]);
});

test('[BOF-06] the coupon takes its part of the price of the chosen departure', async () => {
  const event = await onTwoDays();
  const [first = 0] = await dateIds(event);
  const [departure] = (await pricesOf(event)).departures;
  await change(event, 1, { changes: [{ variantId: event.variantId, departureId: departure?.id, amount: 80 }] });
  const { token } = await testApp.newCustomer();
  const placed = await testApp.place(token, anOrder({ ...event, dateId: first }, { discountCode: 'VUELTA10' }));
  const { data } = await testApp.orderDetail(placed.data.orderId, token);
  assert.equal(data.order.total, 72);
});

test('[BOF-06] a price from a moment on counts for orders that are placed after it, whether the job has run or not', async () => {
  const event = await testApp.addEvent();
  const from = wallTimeAt(Date.now() + 3 * 86_400_000, 'America/Lima').slice(0, 16);
  const planned = await change(event, 1, { from, changes: [{ variantId: event.variantId, amount: 60 }] });
  assert.equal(planned.data.variants[0]?.amount, 45.5);
  assert.deepEqual(
    planned.data.variants[0]?.toCome.map(({ amount, departureId }) => [amount, departureId]),
    [[60, undefined]],
  );
  assert.equal((await shown(event, event.dateId)).ordered, 45.5, 'before');
  // As if the moment had come: this test cannot wait for it.
  await testApp.query(
    `UPDATE variant_price SET valid_from = now() - interval '1 second' WHERE product_variant_id = $1`,
    [event.variantId],
  );
  assert.deepEqual(await shown(event, event.dateId), { from: 60, listed: 60, offered: 60, ordered: 60 });
  await testApp.app.services.handlers['apply-prices']({}, '');
  assert.deepEqual(await shown(event, event.dateId), { from: 60, listed: 60, offered: 60, ordered: 60 });
  assert.deepEqual(await filterPrice(event), [6000]);
  const [variant] = (await pricesOf(event)).variants;
  assert.deepEqual([variant?.amount, variant?.toCome], [60, []]);
  await testApp.app.services.handlers['apply-prices']({}, '');
});

test('[BOF-06] the job runs by itself at the moment', async () => {
  const event = await testApp.addEvent();
  await testApp.db.transaction().execute(async (tx) => {
    await query(
      tx,
      `INSERT INTO variant_price (product_variant_id, amount_minor, valid_from, set_by)
       VALUES ($1, 7000, now() + interval '1 second', 'staff:test')`,
      [event.variantId],
    );
    await testApp.jobs.send('apply-prices', {}, { tx, startAfter: new Date(Date.now() + 1500) });
  });
  assert.ok(await eventually(async () => (await filterPrice(event))[0] === 7000));
});

test('[BOF-06] a price to come is taken back, and each change stands in the history', async () => {
  const event = await testApp.addEvent();
  const planned = await change(event, 1, {
    from: '2028-01-01T00:00',
    changes: [{ variantId: event.variantId, amount: 60 }],
  });
  const remove = (revision: number) =>
    testApp.call<ManagedPrices>(
      'DELETE',
      `/staff-api/events/${event.slug}/prices/${planned.data.variants[0]?.toCome[0]?.id}`,
      {
        token: office.token,
        headers: { 'if-match': `${revision}` },
      },
    );
  assert.equal(codeOf(await remove(1)), 'CHANGED_MEANWHILE');
  assert.deepEqual((await remove(2)).data.variants[0]?.toCome, []);
  assert.equal((await remove(3)).status, 404);
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event-prices:${event.eventId}`, {
    token: office.token,
  });
  assert.deepEqual(
    data.map(({ actor, action, detail }) => [actor, action, detail.before, detail.after]),
    [
      [`staff:${office.email}`, 'remove-price-change', { [event.variantId]: 60 }, { [event.variantId]: null }],
      [`staff:${office.email}`, 'change-prices', { [event.variantId]: 45.5 }, { [event.variantId]: 60 }],
    ],
  );
});

test('[MON-01] a price is what was typed, in the currency of the country, whatever the rate becomes', async () => {
  const event = await testApp.addEvent({ countryCode: 'CL' });
  const { currency } = await pricesOf(event);
  assert.equal(currency, 'CLP');
  await change(event, 1, { changes: [{ variantId: event.variantId, amount: 15_990 }] });
  await testApp.staff('rates', 'set', 'CLP', '300', '--by', 'test');
  assert.equal((await pricesOf(event)).variants[0]?.amount, 15_990);
  const page = (await testApp.call<EventDetail>('GET', `/events/${event.slug}`)).data;
  assert.deepEqual([page.minTicketCharge, page.minTicketPrice], [{ amount: 15_990, currency: 'CLP' }, 53.3]);
  await testApp.staff('rates', 'set', 'CLP', '250', '--by', 'test');
});

test('[MON-01] a price that its currency cannot express is refused with its field', async () => {
  const event = await testApp.addEvent({ countryCode: 'CL' });
  const half = await change(event, 1, { changes: [{ variantId: event.variantId, amount: 15_990.5 }] });
  assert.deepEqual(errorsOf(half), [{ field: 'changes[0].amount', reason: 'decimals' }]);
  const spanish = await testApp.addEvent({ countryCode: 'ES' });
  const high = await change(spanish, 1, { changes: [{ variantId: spanish.variantId, amount: 25_001 }] });
  assert.deepEqual(errorsOf(high), [{ field: 'changes[0].amount', reason: 'max' }]);
});

test('[BOF-15] of two who change prices the second is told which ones the first has changed', async () => {
  const event = await testApp.addEvent();
  await change(event, 1, { changes: [{ variantId: event.variantId, amount: 50 }] });
  const second = await change(event, 1, { changes: [{ variantId: event.variantId, amount: 55 }] });
  assert.deepEqual([second.status, codeOf(second)], [412, 'CHANGED_MEANWHILE']);
  assert.deepEqual(errorsOf(second), [{ field: String(event.variantId), reason: 'changed' }]);
});

test('[BOF-06] what cannot be a price, or is of another event, is refused', async () => {
  const event = await testApp.addEvent();
  const other = await testApp.addEvent();
  const [foreign] = (await pricesOf(other)).departures;
  const rejected = async (one: object, from?: string) =>
    errorsOf(await change(event, 1, { ...(from && { from }), changes: [{ variantId: event.variantId, ...one }] }));
  assert.deepEqual(await rejected({ amount: 1.005 }), [{ field: 'changes[0].amount', reason: 'decimals' }]);
  assert.deepEqual(await rejected({}), [{ field: 'changes[0].amount', reason: 'required' }]);
  assert.deepEqual(await rejected({ amount: 5, variantId: other.variantId }), [
    { field: 'changes[0].variantId', reason: 'unknown' },
  ]);
  assert.deepEqual(await rejected({ amount: 5, departureId: foreign?.id }), [
    { field: 'changes[0].departureId', reason: 'unknown' },
  ]);
  assert.deepEqual(await rejected({ amount: 5 }, '2020-01-01T00:00'), [{ field: 'from', reason: 'past' }]);
  assert.equal((await pricesOf(event)).revision, 1);
});
