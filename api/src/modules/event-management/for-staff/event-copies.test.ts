import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventAddress, ManagedDepartures, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = (await logInStaff(testApp)).token;

const form = (slug: string, changes: object = {}) => ({
  slug,
  countryCode: 'PE',
  type: 'massive',
  hours: 3,
  pickUpMinutes: 120,
  salesCloseMinutes: 60,
  stops: [],
  texts: { es_PE: { name: 'Gala' }, es_CL: { name: 'Gala' }, en_US: { name: 'Gala night' } },
  place: { name: 'Sala', address: 'Av. Grau 1' },
  categories: [
    {
      texts: { es_PE: { name: 'Van' } },
      variants: [
        {
          ...{ provinceId: 1, texts: { es_PE: { name: 'Uno' } }, passengers: 1, addresses: 1, units: 1 },
          ...{ amount: 45.5, capacity: 20 },
        },
      ],
    },
  ],
  ...changes,
});
const add = async (slug: string, changes?: object) => {
  const { status } = await testApp.call('POST', '/staff-api/events', { token, body: form(slug, changes) });
  assert.equal(status, 200);
};
const copy = (slug: string, body: object) =>
  testApp.call<StaffEvent>('POST', `/staff-api/events/${slug}/copy`, { token, body });
const departures = async (slug: string) =>
  (await testApp.call<ManagedDepartures>('GET', `/staff-api/events/${slug}/departures`, { token })).data.departures;

test('[OFF-04] a copy has the name that is asked for, and the departures at the same time some weeks later', async () => {
  await add('gala');
  const [pool] = (
    await testApp.call<ManagedDepartures>('POST', '/staff-api/events/gala/departures', {
      token,
      body: { departures: ['2090-03-04T20:00', '2090-03-05T20:00', '2090-03-06T21:30'] },
    })
  ).data.departures.flatMap(({ pools }) => pools.map((each) => each.pool));
  const [, second, third] = await departures('gala');
  const { status } = await testApp.call('PUT', '/staff-api/events/gala/departures/capacity', {
    token,
    body: { departure: '2090-03-05T20:00', pool, capacity: 12 },
    headers: { 'if-match': '"20"' },
  });
  assert.equal(status, 200);
  const copied = await copy('gala', {
    ...{ slug: 'gala-de-abril', name: 'Gala de abril', weeks: 4 },
    departureIds: [second?.id, third?.id],
  });
  assert.equal(copied.status, 200);
  assert.deepEqual(copied.data.fields.texts, {
    es_PE: { name: 'Gala de abril' },
    es_CL: { name: 'Gala de abril' },
    en_US: { name: 'Gala night' },
  });
  assert.deepEqual(
    (await departures('gala-de-abril')).map(({ departure, pools }) => [departure, pools.map((each) => each.capacity)]),
    [
      ['2090-04-02T20:00', [12]],
      ['2090-04-03T21:30', [20]],
    ],
  );
  await copy('gala', { slug: 'gala-sin-fechas' });
  assert.deepEqual(await departures('gala-sin-fechas'), [], 'without weeks there are no departures');
});

test('[OFF-04] the days of a range are copied some weeks later', async () => {
  await add('feria', { firstDay: '2090-03-04T10:00', lastDay: '2090-03-08' });
  const { data } = await copy('feria', { slug: 'feria-2', weeks: 52 });
  assert.deepEqual([data.startsAt, data.fields.lastDay], ['2091-03-03T15:00:00.000Z', '2091-03-07']);
});

test('[OFF-04] departures that would be in the past are refused', async () => {
  await add('ayer');
  await testApp.call('POST', '/staff-api/events/ayer/departures', {
    token,
    body: { departures: ['2090-03-04T20:00'] },
  });
  for (const change of [
    `departure SET starts_at = '2020-01-01T20:00Z' FROM event WHERE event.slug = 'ayer' AND event_id = event.id`,
    `event_date SET starts_at = '2020-01-01T20:00Z' FROM event WHERE event.slug = 'ayer' AND event_id = event.id`,
    `event SET starts_at = '2020-01-01T20:00Z', ends_at = '2020-01-01T23:00Z' WHERE slug = 'ayer'`,
  ])
    await testApp.query(`UPDATE ${change}`);
  const refused = await copy('ayer', { slug: 'ayer-2', weeks: 1 });
  assert.deepEqual([refused.status, errorsOf(refused)], [400, [{ field: 'weeks', reason: 'past' }]]);
});

test('[OFF-04] a free address is proposed for a name, accents folded and numbered when there is one already', async () => {
  const propose = async (name: string) =>
    (await testApp.call<EventAddress>('GET', `/staff-api/event-address?name=${encodeURIComponent(name)}`, { token }))
      .data;
  const words = { wanted: 'peru-ano-nuevo-y-mas', free: 'peru-ano-nuevo-y-mas' };
  assert.deepEqual(await propose(' ¡Perú: Año Nuevo y más! '), words);
  await add('otra-gala');
  assert.deepEqual(await propose('Otra Gala'), { wanted: 'otra-gala', free: 'otra-gala-2' });
  await add('otra-gala-2');
  assert.deepEqual(await propose('otra-gala'), { wanted: 'otra-gala', free: 'otra-gala-3' });
  assert.deepEqual(await propose('¿?'), { wanted: '', free: '' });
});

test('[SAL-01] a copy is sold at once, with the limits of the original', async () => {
  await add('vendida', { saleOpensAt: '2090-01-10T10:00', saleEndsAt: '2090-02-10T10:00', maxPerAccount: 4 });
  const { data } = await copy('vendida', { slug: 'vendida-2' });
  const { saleOpensAt, saleEndsAt, maxPerAccount } = data.fields;
  assert.deepEqual([saleOpensAt, saleEndsAt, maxPerAccount], [undefined, undefined, 4]);
});
