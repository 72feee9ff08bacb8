import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { EventRequest } from '@idavuelta/shared/contracts';
import type { ManagedPrices, PlannedDeparture } from '@idavuelta/shared/contracts/staff';
import { credentials } from '../../../testing/credentials.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { errorsOf, openTestApp } from '../../../testing/test-app.ts';

// A year in the future with known clock changes: the last Sundays of March and October.
const missing = '2035-03-25T02:30';
const twice = '2035-10-28T02:30';
const choices = [`${twice}+02:00`, `${twice}+01:00`];
/** The second of the two. */
const later = '2035-10-28T01:30:00Z';

const testApp = await openTestApp();
const office = await officeOf(testApp);
const customer = (await testApp.newCustomer()).token;
const [county] = await testApp.query<{ id: number }>("SELECT id FROM county WHERE name = 'Centro'");
const centro = county?.id ?? 0;

const inMadrid = () => testApp.addEventOf([{ province: 'madrid' }], { countryCode: 'ES', place: 'palacio' });
type Madrid = Awaited<ReturnType<typeof inMadrid>>;
const add = ({ slug }: Madrid, departure: string) =>
  office.call('POST', `${slug}/departures`, { departures: [departure] });

async function move(event: Madrid, to: string) {
  const { id } = await office.departure(event);
  return office.call('POST', `${event.slug}/departures/${id}/move`, { to });
}

async function changePrice({ slug }: Madrid, from: string) {
  const { data } = await office.call<ManagedPrices>('GET', `${slug}/prices`);
  const changes = data.variants.slice(0, 1).map(({ id }) => ({ variantId: id, amount: 50 }));
  return testApp.call('PUT', `/staff-api/events/${slug}/prices`, {
    token: office.token,
    headers: { 'if-match': `"${data.revision}"` },
    body: { from, changes },
  });
}

const request = (dates: { startDate: string; endDate?: string }) =>
  testApp.call<EventRequest>('POST', '/shop-api/request-events', {
    token: customer,
    headers: { 'idempotency-key': randomUUID() },
    body: { saved: true, name: 'Boda', countyId: centro, ...dates },
  });
const begin = (_: Madrid, startDate: string) => request({ startDate });
const end = (_: Madrid, endDate: string) => request({ startDate: `${endDate.slice(0, 10)}T00:10`, endDate });

const callers = [
  ['an added departure', 'departures[0]', add],
  ['a moved departure', 'to', move],
  ['a price from a moment on', 'from', changePrice],
  ['the beginning of a requested event', 'startDate', begin],
  ['the end of a requested event', 'endDate', end],
] as const;

for (const [name, field, call] of callers)
  test(`[FLT-30] ${name} is at a time that clocks show, and of two at the one that is chosen`, async () => {
    const event = await inMadrid();
    const never = await call(event, missing);
    assert.deepEqual([never.status, errorsOf(never)], [400, [{ field, reason: 'no_such_time' }]]);
    const asked = await call(event, twice);
    assert.deepEqual([asked.status, errorsOf(asked)], [400, [{ field, reason: 'twice', choices }]]);
    assert.equal((await call(event, `${twice}+05:00`)).status, 400, 'an offset of other clocks');
    assert.equal((await call(event, choices[1] ?? '')).status, 200);
  });

test('[FLT-30] the chosen moment is the one that is stored', async () => {
  const event = await inMadrid();
  await add(event, choices[1] ?? '');
  assert.equal((await office.departures(event)).at(-1)?.startsAt, later);
  assert.equal((await request({ startDate: choices[1] ?? '' })).data.startDate, later);
  const { body } = await testApp.app.inject({
    url: `/staff-api/event-export?slugs=${event.slug}`,
    headers: credentials(office.token),
  });
  assert.match(body, /2035-10-28T02:30\+01:00/, 'a file of the event can be imported as it is');
});

test('[FLT-30] an event that ends in the night after its day asks for the hour of that night', async () => {
  const asked = await request({ startDate: '2035-10-27T22:00', endDate: '2035-10-27T02:30' });
  assert.deepEqual(errorsOf(asked), [{ field: 'endDate', reason: 'twice', choices }]);
  const { data } = await request({ startDate: '2035-10-27T22:00', endDate: choices[1] ?? '' });
  assert.deepEqual([data.startDate, data.endDate], ['2035-10-27T20:00:00Z', later]);
  const before = await request({ startDate: '2035-10-28T02:20+01:00', endDate: choices[0] ?? '' });
  assert.deepEqual(errorsOf(before), [{ field: 'endDate', reason: 'min' }]);
});

test('[FLT-30] a weekly rule shows both moments of such a night, and one that never comes cannot be added', async () => {
  const event = await inMadrid();
  const plan = async (day: string) => {
    const rule = { weekdays: [7], time: '02:30', from: day, to: day };
    const { data } = await office.call<PlannedDeparture[]>('POST', `${event.slug}/departures/plan`, rule);
    return data.map(({ departure, shifted }) => [departure, shifted]);
  };
  assert.deepEqual(await plan('2035-03-25'), [[missing, true]]);
  assert.deepEqual(
    await plan('2035-10-28'),
    choices.map((choice) => [choice, false]),
  );
});
