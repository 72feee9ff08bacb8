import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventDetail } from '@idavuelta/shared/contracts';
import { periodicity } from '@idavuelta/shared/contracts';
import type { AuditRow, ManagedDepartures, PlannedDeparture } from '@idavuelta/shared/contracts/staff';
import { onTwoDates } from '../../../testing/fixture.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { anOrder, codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const office = await officeOf(testApp, 'events');

const eventOf = async ({ slug }: { slug: string }) => (await testApp.call<EventDetail>('GET', `/events/${slug}`)).data;
const place = async (...args: Parameters<typeof anOrder>) =>
  testApp.place((await testApp.newCustomer()).token, anOrder(...args));

test('[BOF-04] departures are listed with what each can sell, has sold, holds and is waited for', async () => {
  const event = await testApp.addEvent();
  await place(event, { tickets: 3 });
  await place(event, { tickets: 2, discountCode: 'GRATIS100' });
  const { departure, past, pools } = await office.departure(event);
  assert.match(departure, /^\d{4}-\d\d-\d\dT20:00$/);
  assert.equal(past, false);
  assert.deepEqual(
    pools.map(({ pool: _, ...seats }) => seats),
    [{ categories: ['Van compartida'], provinces: ['Lima'], capacity: 50, sold: 2, held: 3, free: 45, waiting: 0 }],
  );
});

test('[BOF-04] one or several departures are added, on sale at once, each with what it can sell', async () => {
  const event = await testApp.addEvent();
  const first = await office.departure(event);
  const day = (days: number) => new Date(Date.parse(first.startsAt) + days * 86_400_000).toISOString().slice(0, 10);
  const added = await office.call<ManagedDepartures>('POST', `${event.slug}/departures`, {
    departures: [`${day(1)}T18:00`, `${day(2)}T21:30`],
    capacities: [{ pool: first.pools[0]?.pool, capacity: 12 }],
  });
  assert.equal(added.status, 200);
  assert.deepEqual(
    added.data.departures.map(({ departure, pools }) => [departure.slice(11), pools[0]?.capacity]),
    [
      ['20:00', 50],
      ['18:00', 12],
      ['21:30', 12],
    ],
  );
  const { calendars, periodicityType, endDate, startDate } = await eventOf(event);
  assert.equal(calendars.length, 3);
  assert.equal(periodicityType, periodicity.calendar);
  assert.equal(startDate, first.startsAt);
  assert.equal(Date.parse(endDate) - Date.parse(calendars[2]?.startDate ?? ''), 4 * 3_600_000, 'it lasts as long');

  const again = await office.call('POST', `${event.slug}/departures`, { departures: [`${day(1)}T18:00`] });
  assert.deepEqual([again.status, errorsOf(again)], [400, [{ field: 'departures[0]', reason: 'exists' }]]);
  const past = await office.call('POST', `${event.slug}/departures`, { departures: ['2020-01-01T18:00'] });
  assert.deepEqual(errorsOf(past), [{ field: 'departures[0]', reason: 'past' }]);
  const never = await office.call('POST', `${event.slug}/departures`, { departures: ['2027-02-30T18:00'] });
  assert.deepEqual(errorsOf(never), [{ field: 'departures[0]', reason: 'date' }]);
});

test('[BOF-04] a weekly rule keeps the hour of the place over a change of its clocks, and is shown before it is saved', async () => {
  const event = await testApp.addEventOf([{ province: 'madrid' }], { countryCode: 'ES', place: 'palacio' });
  const plan = (rule: object) =>
    office.call<PlannedDeparture[]>('POST', `${event.slug}/departures/plan`, {
      weekdays: [6, 7],
      time: '20:00',
      from: '2027-10-28',
      to: '2027-11-01',
      ...rule,
    });
  const { data } = await plan({});
  assert.deepEqual(
    data.map(({ departure, startsAt, exists, past, shifted }) => [departure, startsAt, exists, past, shifted]),
    [
      ['2027-10-30T20:00', '2027-10-30T18:00:00Z', false, false, false],
      ['2027-10-31T20:00', '2027-10-31T19:00:00Z', false, false, false],
    ],
  );
  const left = await plan({ weekdays: [7], time: '02:30', from: '2027-03-28', to: '2027-03-28' });
  assert.deepEqual(
    left.data.map(({ startsAt, shifted }) => [startsAt, shifted]),
    [['2027-03-28T01:30:00Z', true]],
    'clocks leave that hour out',
  );
  assert.equal((await office.departures(event)).length, 1, 'nothing was saved');
  assert.deepEqual(errorsOf(await plan({ to: '2027-10-01' })), [{ field: 'to', reason: 'min' }]);
  assert.deepEqual(errorsOf(await plan({ weekdays: [1, 2, 3, 4, 5, 6, 7], to: '2028-10-01' })), [
    { field: 'to', reason: 'max' },
  ]);
  const departures = data.map(({ departure }) => departure);
  assert.equal((await office.call('POST', `${event.slug}/departures`, { departures })).status, 200);
  assert.ok((await plan({})).data.every(({ exists }) => exists));
});

test('[BOF-04] the capacity is never below what is sold and held, and the refusal says how many that is', async () => {
  const event = await testApp.addEvent();
  await place(event, { tickets: 3 });
  await place(event, { tickets: 2, discountCode: 'GRATIS100' });
  const { departure, pools } = await office.departure(event);
  const change = (capacity: number) =>
    office.call<ManagedDepartures>('PUT', `${event.slug}/departures/capacity`, {
      departure,
      pool: pools[0]?.pool,
      capacity,
    });
  const rejected = await change(4);
  assert.deepEqual([rejected.status, codeOf(rejected)], [409, 'STATE_CONFLICT']);
  assert.deepEqual(errorsOf(rejected), [
    { field: 'sold', reason: '2' },
    { field: 'held', reason: '3' },
  ]);
  assert.equal((await change(5)).data.departures[0]?.pools[0]?.free, 0);
  const owner = await officeOf(testApp);
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=event:${event.eventId}`, {
    token: owner.token,
  });
  assert.deepEqual(
    data.map(({ actor, action }) => [actor, action]),
    [[`staff:${office.email}`, 'change-capacity']],
  );
});

test('[BOF-15] of two who change a capacity the second is told that it is another one by now', async () => {
  const event = await testApp.addEvent();
  const { departure, pools } = await office.departure(event);
  const change = (capacity: number, read: number) =>
    testApp.call<ManagedDepartures>('PUT', `/staff-api/events/${event.slug}/departures/capacity`, {
      token: office.token,
      headers: { 'if-match': `"${read}"` },
      body: { departure, pool: pools[0]?.pool, capacity },
    });
  assert.equal((await change(30, 50)).data.departures[0]?.pools[0]?.capacity, 30);
  const late = await change(20, 50);
  assert.deepEqual([late.status, codeOf(late)], [412, 'CHANGED_MEANWHILE']);
  assert.deepEqual(errorsOf(late), [{ field: 'capacity', reason: 'changed' }]);
  assert.equal((await office.departure(event)).pools[0]?.capacity, 30);
  assert.equal((await change(20, 30)).status, 200);
});

test('[BOF-04] a departure that has sold nothing is removed; one with sales, and the only one, are not', async () => {
  const event = await testApp.addEvent(onTwoDates);
  await place(event, { tickets: 2 });
  const [first, second] = await office.departures(event);
  const remove = (id = 0) => office.call('DELETE', `${event.slug}/departures/${id}`);
  const rejected = await remove(first?.id);
  assert.deepEqual(errorsOf(rejected), [
    { field: 'sold', reason: '0' },
    { field: 'held', reason: '2' },
  ]);
  assert.equal((await remove(second?.id)).status, 200);
  assert.equal((await remove(second?.id)).status, 404);
  assert.equal((await eventOf(event)).calendars.length, 1);
  const other = await testApp.addEvent();
  const only = await office.departure(other);
  const last = await office.call('DELETE', `${other.slug}/departures/${only.id}`);
  assert.deepEqual([last.status, errorsOf(last)], [409, [{ field: 'departure', reason: 'last' }]]);
  assert.equal((await office.call('DELETE', `${other.slug}/departures/${first?.id}`)).status, 404, 'of another event');
});

test('[BOF-04] the days of a range are not added one by one', async () => {
  const event = await testApp.addEvent({
    periodicityType: periodicity.range,
    dates: [{ daysAhead: 10, time: '15:00' }],
    endDaysAhead: 12,
  });
  assert.equal((await office.departures(event)).length, 3);
  const rejected = await office.call('POST', `${event.slug}/departures`, { departures: ['2028-03-06T20:00'] });
  assert.deepEqual([rejected.status, errorsOf(rejected)], [409, [{ field: 'event', reason: 'range' }]]);
});
