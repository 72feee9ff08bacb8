import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Category,
  type EventDetail,
  type EventSummary,
  eventType,
  type FieldError,
  periodicity,
} from '@idavuelta/shared/contracts';
import { anOrder, codeOf, type Ids, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const token = await testApp.login();

const eventPage = async ({ slug }: Ids) => (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data;

/** Returns the remaining tickets of the event's only variant, as the wizard reads them. */
async function stockOf({ eventId }: Ids, chosen: { eventDateId?: number; date?: string } = {}) {
  const search = new URLSearchParams(chosen as Record<string, string>);
  const { data } = await testApp.call<Category[]>('GET', `/events/${eventId}/product-variant?${search}`);
  return data[0]?.subCategories[0]?.stock;
}

/** Creates an event on several dates. @returns its ids and those of its dates */
async function calendarEvent(stock: number, days = [10, 11, 12]) {
  const dates = days.map((daysAhead) => ({ daysAhead, time: '20:00' }));
  const event = await testApp.addEventWith({ stock }, { periodicityType: periodicity.calendar, dates });
  const rows = await testApp.query<{ id: number }>('SELECT id FROM event_date WHERE event_id = $1 ORDER BY starts_at', [
    event.eventId,
  ]);
  return { event, dates: rows.map(({ id }) => id) };
}

/** Moves a date so that it begins in this many minutes. */
const beginsIn = (eventDateId: number, minutes: number) =>
  testApp.query(
    `WITH moved AS (UPDATE event_date SET starts_at = now() + make_interval(mins => $2) WHERE id = $1 RETURNING starts_at)
     UPDATE departure SET starts_at = moved.starts_at FROM moved WHERE event_date_id = $1`,
    [eventDateId, minutes],
  );

const states = ({ calendars }: EventSummary) =>
  calendars.map(({ soldOut, salesClosed }) => (soldOut ? 'sold out' : salesClosed ? 'closed' : 'open'));

test('[BKG-29, EVT-09] a date that is sold out says so, and the others sell on', async () => {
  const { event, dates } = await calendarEvent(4);
  const [first = 0, second = 0] = dates;
  assert.equal(await stockOf(event), 4);
  await testApp.place(token, anOrder(event, { eventDateId: second, tickets: 4 }));
  await testApp.place(token, anOrder(event, { eventDateId: first }));
  assert.equal(await stockOf(event, { eventDateId: first }), 3);
  assert.equal(await stockOf(event, { eventDateId: second }), 0);
  assert.equal(await stockOf(event), 4, 'the largest of the open dates');
  const page = await eventPage(event);
  assert.deepEqual(states(page), ['open', 'sold out', 'open']);
  assert.deepEqual([page.available, page.soldOut, page.salesClosed], [true, false, false]);
  assert.deepEqual(page.soldOutDays, []);

  for (const date of [first, ...dates.slice(2)])
    await testApp.place(token, anOrder(event, { eventDateId: date, tickets: date === first ? 3 : 4 }));
  const full = await eventPage(event);
  assert.deepEqual([full.available, full.soldOut, full.salesClosed], [false, true, false]);
  assert.equal(await stockOf(event), 0);
});

test('[EVT-09] sales of a date close before its first pick-up: three hours, and one more, before it begins', async () => {
  const { event, dates } = await calendarEvent(4, [10, 20]);
  const [first = 0, second = 0] = dates;
  await beginsIn(first, 245);
  assert.deepEqual(states(await eventPage(event)), ['open', 'open']);
  assert.equal((await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }))).status, 200);
  await beginsIn(first, 235);
  const closed = await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }));
  assert.equal(closed.status, 409);
  assert.equal(codeOf(closed), 'SALES_CLOSED');
  await testApp.place(token, anOrder(event, { eventDateId: second }));
  const page = await eventPage(event);
  assert.deepEqual(states(page), ['closed', 'open']);
  assert.deepEqual([page.available, page.soldOut, page.salesClosed], [true, false, false]);
  assert.equal(await stockOf(event, { eventDateId: first }), 0);
  assert.equal(await stockOf(event), 3, 'of the date that is open');
});

test('[EVT-09] each event has its own time before which sales close', async () => {
  const { event, dates } = await calendarEvent(4, [10]);
  const [date = 0] = dates;
  await testApp.query('UPDATE event SET pick_up_minutes = 30, sales_close_minutes = 0 WHERE id = $1', [event.eventId]);
  await beginsIn(date, 31);
  assert.equal((await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }))).status, 200);
  await beginsIn(date, 29);
  assert.equal(codeOf(await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }))), 'SALES_CLOSED');
  const page = await eventPage(event);
  assert.deepEqual([page.available, page.soldOut, page.salesClosed], [false, false, true]);
  await assert.rejects(testApp.query('UPDATE event SET sales_close_minutes = -1'), /sales_close_minutes_check/);
});

test('[EVT-09] a date of the content may be sold out from the beginning', async () => {
  const event = await testApp.addEvent({
    periodicityType: periodicity.calendar,
    dates: [
      { daysAhead: 10, time: '20:00', soldOut: true },
      { daysAhead: 11, time: '20:00' },
    ],
  });
  assert.deepEqual(states(await eventPage(event)), ['sold out', 'open']);
});

test('[EVT-09] an event that is over is neither sold out nor closed', async () => {
  const past = await testApp.addEvent({ dates: [{ daysAhead: -3, time: '20:00' }] });
  const page = await eventPage(past);
  assert.deepEqual([page.available, page.soldOut, page.salesClosed], [false, false, false]);
});

test('[BKG-29] a variant that sells from no pool is not offered', async () => {
  const event = await testApp.addEventWith({ stock: 3 });
  await testApp.query('DELETE FROM offer WHERE product_variant_id = $1', [event.variantId]);
  const { status, data } = await testApp.call<Category[]>('GET', `/events/${event.eventId}/product-variant`);
  assert.equal(status, 200);
  assert.deepEqual(data[0]?.subCategories, []);
});

test('[BKG-29, API-06] the stock of an unknown date is a 404, that of a day outside the range a 400', async () => {
  const { event } = await calendarEvent(4);
  const other = await testApp.addEvent();
  const of = (search: string) => testApp.call('GET', `/events/${event.eventId}/product-variant?${search}`);
  assert.equal((await of(`eventDateId=${other.dateId}`)).status, 404, 'the date of another event');
  assert.equal((await of('eventDateId=soon')).status, 400);
  const range = await rangeEvent(4);
  const outside = await testApp.call(
    'GET',
    `/events/${range.eventId}/product-variant?eventDateId=${range.dateId}&date=${day(40)}`,
  );
  assert.equal(outside.status, 400);
  assert.deepEqual((outside.body as object as { errors: FieldError[] }).errors, [{ field: 'date', reason: 'range' }]);
});

const rangeEvent = (stock: number) =>
  testApp.addEventWith(
    { stock },
    {
      periodicityType: periodicity.range,
      type: eventType.alliance,
      dates: [{ daysAhead: 5, time: '09:00' }],
      endDaysAhead: 8,
    },
  );

/** Returns a date in the time zone of the fixture's events. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000 - 5 * 3600_000).toISOString().slice(0, 10);

test('[BKG-29] a day of a range that is sold out leaves the next day as it is', async () => {
  const event = await rangeEvent(3);
  const on = (ahead: number) => stockOf(event, { eventDateId: event.dateId, date: day(ahead) });
  await testApp.place(token, anOrder(event, { date: day(5), tickets: 3 }));
  await testApp.place(token, anOrder(event, { date: day(7), tickets: 2 }));
  assert.deepEqual([await on(5), await on(6), await on(7), await on(8)], [0, 3, 1, 3]);
  assert.equal(await stockOf(event, { date: day(7) }), 1, 'a range has one date, so the day alone will do');
  assert.equal(await stockOf(event), 3);
  assert.equal(codeOf(await testApp.place(token, anOrder(event, { date: day(5) }))), 'OUT_OF_STOCK');
  const page = await eventPage(event);
  assert.deepEqual(page.soldOutDays, [day(5)]);
  assert.equal(page.firstOpenDay, day(6));
  assert.deepEqual(states(page), ['open'], 'the date stands for the whole range');
  for (const [ahead, tickets] of [
    [6, 3],
    [7, 1],
    [8, 3],
  ] as const)
    await testApp.place(token, anOrder(event, { date: day(ahead), tickets }));
  const full = await eventPage(event);
  assert.deepEqual(full.soldOutDays, [5, 6, 7, 8].map(day));
  assert.equal(full.firstOpenDay, undefined);
  assert.deepEqual([full.available, full.soldOut, full.salesClosed], [false, true, false]);
  assert.deepEqual(states(full), ['sold out']);
  const { data } = await testApp.call<EventSummary[]>('GET', `/events?type=${eventType.alliance}`);
  assert.equal(data.find(({ id }) => id === event.eventId)?.soldOut, true);
});

test('[BKG-29, PAY-07] the first buyers of a day, at the same moment, get one departure', async () => {
  const event = await rangeEvent(5);
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => testApp.place(token, anOrder(event, { date: day(6) }))),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 5);
  assert.deepEqual(
    await testApp.query(
      'SELECT held FROM seat_pool p JOIN departure d ON d.id = p.departure_id WHERE d.event_id = $1',
      [event.eventId],
    ),
    [{ held: 5 }],
  );
});

test('[EVT-09] of a range that has begun the first open day is the first whose sales are', async () => {
  const event = await testApp.addEventWith(
    { stock: 3 },
    { periodicityType: periodicity.range, dates: [{ daysAhead: -2, time: '00:00' }], endDaysAhead: 4 },
  );
  await testApp.query('UPDATE event SET pick_up_minutes = 48 * 60, sales_close_minutes = 0 WHERE id = $1', [
    event.eventId,
  ]);
  // It begins at midnight: the day after tomorrow is less than 48 hours away.
  assert.equal((await eventPage(event)).firstOpenDay, day(3));
  for (const ahead of [-1, 0, 2])
    assert.equal(await stockOf(event, { eventDateId: event.dateId, date: day(ahead) }), 0);
  assert.equal(await stockOf(event, { eventDateId: event.dateId, date: day(3) }), 3);
});

test('[BKG-29] a sale empties the pages of its event, and leaves those of others in memory', async () => {
  const { cache } = testApp.app.services;
  const sold = await testApp.addEventWith({ stock: 2 }, { type: eventType.private });
  const other = await testApp.addEventWith({ stock: 2 });
  cache.eventChanged(other.eventId);
  const lists = async () => {
    const { data } = await testApp.call<EventSummary[]>('GET', `/events?type=${eventType.private}`);
    return data.find(({ id }) => id === sold.eventId)?.soldOut;
  };
  const before = cache.size();
  await stockOf(other);
  await eventPage(other);
  await testApp.call('GET', `/events?type=${eventType.private}&country-code=CL`);
  const ofOthers = cache.size();
  assert.ok(ofOthers >= before + 2);
  assert.equal(await lists(), false);
  assert.equal(await stockOf(sold), 2);
  assert.equal(await stockOf(sold, { eventDateId: sold.dateId }), 2);
  assert.equal((await eventPage(sold)).soldOut, false);
  assert.equal(cache.size(), ofOthers + 4);

  const { data } = await testApp.place(token, anOrder(sold, { tickets: 2 }));
  assert.equal(cache.size(), ofOthers, 'nothing about it is left, everything about others is');
  assert.deepEqual([await lists(), await stockOf(sold), (await eventPage(sold)).soldOut], [true, 0, true]);

  await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [data.orderId]);
  await testApp.app.services.orders.expire(data.orderId);
  assert.equal(cache.size(), ofOthers, 'a release empties them as well');
  assert.deepEqual([await lists(), await stockOf(sold), (await eventPage(sold)).soldOut], [false, 2, false]);
});
