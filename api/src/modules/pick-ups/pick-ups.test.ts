import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PickUps, periodicity } from '@idavuelta/shared/contracts';
import { onTwoDates } from '../../testing/fixture.ts';
import { anOrder, codeOf, type Ids, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const windows = (...words: string[]) => testApp.staff('windows', ...words);

async function pickUpsOf({ eventId }: Ids, search = '') {
  const { data } = await testApp.call<PickUps>('GET', `/events/${eventId}/pick-ups${search}`);
  return data;
}

const countyOf = ({ provinces }: PickUps, name: string) =>
  provinces.flatMap(({ counties }) => counties).find((county) => county.name === name);

const departureOf = async ({ slug }: Ids): Promise<string> =>
  JSON.parse(await testApp.staff('events', 'show', slug, '--json')).departures[0].departure;

/** Returns the local time in Lima. */
const clock = (moment = '') =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone: 'America/Lima', hour: '2-digit', minute: '2-digit' });

test('[PUW-02] each county of the event has its window and its hour of return', async () => {
  const event = await testApp.addEvent();
  const found = await pickUpsOf(event);
  assert.deepEqual(
    found.provinces.map(({ name, counties }) => [name, counties.map((county) => county.name)]),
    [['Lima', ['Barranco', 'Miraflores']]],
  );
  const miraflores = countyOf(found, 'Miraflores');
  // The event is at 20:00 and lasts four hours; 8 km take 28 minutes at 17 km/h, and 14 at night at 34 km/h.
  assert.deepEqual([miraflores?.opensAt, miraflores?.closesAt].map(clock), ['18:05', '18:45']);
  assert.equal(clock(miraflores?.homeAt), '00:55');
  assert.ok((countyOf(found, 'Barranco')?.closesAt ?? '') < (miraflores?.closesAt ?? ''), 'farther away, earlier');
});

test('[PUW-02] each date has windows of its own, each day of a range too, and there are none of an unknown event', async () => {
  const calendar = await testApp.addEvent(onTwoDates);
  const ids = await testApp.query<{ id: number }>('SELECT id FROM event_date WHERE event_id = $1 ORDER BY id', [
    calendar.eventId,
  ]);
  const opens = async (event: Ids, search: string) =>
    countyOf(await pickUpsOf(event, search), 'Barranco')?.opensAt ?? '';
  const [first, second] = await Promise.all(ids.map(({ id }) => opens(calendar, `?eventDateId=${id}`)));
  assert.ok((second ?? '') > (first ?? '') && clock(second) > clock(first));

  const range = await testApp.addEvent({ periodicityType: periodicity.range, endDaysAhead: 35 });
  const { startDate } = await pickUpsOf(range);
  const nextDay = new Date(Date.parse(startDate) + 24 * 3600_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Lima',
  });
  assert.equal(Date.parse(await opens(range, `?date=${nextDay}`)) - Date.parse(await opens(range, '')), 24 * 3600_000);
  // Eight hours a day, not five days.
  assert.equal(clock(countyOf(await pickUpsOf(range), 'Miraflores')?.homeAt), '00:55');

  assert.equal(codeOf(await testApp.call('GET', '/events/999999/pick-ups')), 'NOT_FOUND');
  assert.equal(
    codeOf(await testApp.call('GET', `/events/${calendar.eventId}/pick-ups?eventDateId=999999`)),
    'NOT_FOUND',
  );
});

test('[MAP-01] says where the event, its counties and its meeting points are, as far as that is known', async () => {
  const coordinates: [number, number] = [-12.1219, -77.0297];
  const approach = { address: 'Parque Kennedy', counties: ['Miraflores'], minutes: 100, coordinates };
  const found = await pickUpsOf(await testApp.addEventOf([{}, { approach }]));
  assert.deepEqual(found.place, { latitude: -12.0673, longitude: -77.0337 });
  assert.deepEqual(countyOf(found, 'Barranco')?.position, { latitude: -12.144, longitude: -77.021 });
  assert.deepEqual(found.meetingPoints[0]?.position, { latitude: -12.1219, longitude: -77.0297 });

  assert.equal((await pickUpsOf(await testApp.addEvent({ place: 'palacio' }))).place, undefined);
});

test('[PUW-03] a meeting point has its exact time', async () => {
  const approach = {
    address: 'Parque Kennedy',
    counties: ['Miraflores'],
    minutes: 100,
    coordinates: [-12.1219, -77.0297] as [number, number],
  };
  const event = await testApp.addEventOf([{}, { approach }]);
  const [point] = (await pickUpsOf(event)).meetingPoints;
  assert.deepEqual(
    [point?.address, clock(point?.opensAt), clock(point?.closesAt)],
    ['Parque Kennedy', '18:20', '18:20'],
  );
  assert.equal(clock(point?.homeAt), '00:55');
});

test('[PUW-04] what staff sets by hand holds instead of the estimate, for that departure only, until it is cleared', async () => {
  const event = await testApp.addEvent();
  const departure = await departureOf(event);
  assert.match(await windows('list', event.slug, departure), /Miraflores +Lima +18:05 +18:45 +00:55 +estimate/);

  assert.match(
    await windows('set', event.slug, departure, 'miraflores', '17:30', '18:00', '00:45'),
    /picked up from 17:30/,
  );
  const set = countyOf(await pickUpsOf(event, '?eventDateId='.concat(String(event.dateId))), 'Miraflores');
  assert.deepEqual([set?.opensAt, set?.closesAt, set?.homeAt].map(clock), ['17:30', '18:00', '00:45']);
  assert.ok((set?.homeAt ?? '') > (set?.closesAt ?? ''), 'home is after midnight');
  assert.match(await windows('list', event.slug, departure), /17:30 +18:00 +00:45 +by hand/);

  await windows('clear', event.slug, departure, 'Miraflores');
  assert.match(await windows('list', event.slug, departure), /Miraflores .*estimate/);
  const audit = await testApp.staff('audit', 'list', `event:${event.eventId}`);
  assert.match(audit, /clear-window[\s\S]*set-window .*"county":"Miraflores"/);
});

test('[PUW-04] hours, counties and departures that there are not are refused with a reason', async () => {
  const event = await testApp.addEvent();
  const departure = await departureOf(event);
  const set = (county: string, ...times: string[]) => windows('set', event.slug, departure, county, ...times);
  await assert.rejects(set('Cusco', '17:30', '18:00', '00:45'), /It is not served from Cusco/);
  await assert.rejects(set('Miraflores', '25:30', '18:00', '00:45'), /It must be an hour such as 18:05/);
  await assert.rejects(set('Miraflores', '18:30', '18:00', '00:45'), /longer than twelve hours/);
  await assert.rejects(windows('list', event.slug, '2020-01-01'), /Its departures are/);
  await assert.rejects(windows('clear', event.slug, departure, 'Miraflores'), /is the estimate already/);
});

test('[PUW-05] a purchase says when its addresses are called at', async () => {
  const event = await testApp.addEvent();
  const { token } = await testApp.newCustomer();
  const { data: order } = await testApp.place(token, anOrder(event));
  const detail = async () => (await testApp.orderDetail(order.orderId, token)).data.tickets[0];
  const expected = countyOf(await pickUpsOf(event), 'Barranco');
  const { opensAt, closesAt, homeAt } = expected ?? {};
  assert.deepEqual((await detail())?.addresses[0]?.pickUp, { opensAt, closesAt, homeAt });
  await windows('set', event.slug, await departureOf(event), 'Barranco', '17:30', '18:00', '00:45');
  assert.equal(clock((await detail())?.addresses[0]?.pickUp?.opensAt), '17:30');
});
