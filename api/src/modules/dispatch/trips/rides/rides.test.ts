import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { RidePage } from '@idavuelta/shared/contracts';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { signedToken } from '../../../../testing/session-tokens.ts';
import { codeOf, openTestApp } from '../../../../testing/test-app.ts';
import { createDispatching } from '../../testing/dispatched-departures.ts';
import { ago, createDriving } from '../../testing/driven-trips.ts';

const testApp = await openTestApp();
const driving = createDriving(testApp, await createDispatching(testApp));

const open = (token: string) => testApp.call<RidePage>('GET', `/ride?token=${token}`);
const pageOf = async (orderId: string) => (await open(await signedToken('ride', orderId, 60))).data;
const beginsIn = (departureId: number, hours: number) =>
  testApp.query('UPDATE departure SET starts_at = now() + make_interval(hours => $2) WHERE id = $1', [
    departureId,
    hours,
  ]);

/** Creates a trip with two stops that has just begun, for an event that begins soon; its buyers follow it. */
async function underway(options: Parameters<typeof driving.published>[0] = {}) {
  const published = await driving.published({ hours: 0, ...options });
  await beginsIn(published.id, 3);
  const [trip] = await driving.tripsOf(published.driver);
  const progress = async () =>
    Promise.all(published.buyers.map(async ({ orderId }) => (await pageOf(orderId)).rides[0]?.progress));
  const mark = (kind: Parameters<typeof driving.aMark>[1], stop?: number, minutesAgo = 0) =>
    driving.send(published.driver, [driving.aMark(trip, kind, stop, ago(minutesAgo))]);
  return { ...published, trip, progress, mark };
}

test('[DSP-09] the link shows time, van and the first name of the driver, and nobody else', async () => {
  const { buyers, van, trip } = await underway();
  const response = await open(await signedToken('ride', buyers[0]?.orderId ?? '', 60));
  assert.deepEqual(
    [response.status, response.headers['cache-control'], response.headers['x-robots-tag']],
    [200, 'private, no-store', 'noindex'],
  );
  assert.deepEqual(response.data.rides, [
    {
      direction: 'out',
      ticket: 1,
      address: 'Av. Grau 123',
      at: trip?.stops[0]?.at,
      van: van.plate,
      driver: 'Rosa',
      progress: 'planned',
    },
  ]);
  assert.equal(response.data.over, false);
  const text = JSON.stringify(response.body);
  for (const personal of ['phone', 'email', 'passenger', 'Rosa driver', '987654321', 'example.org'])
    assert.ok(!text.includes(personal), personal);
});

test('[DSP-09] the link shows no ride before the day before, nor of an order that is paid back', async () => {
  const { id, buyers } = await underway();
  const orderId = buyers[0]?.orderId ?? '';
  await beginsIn(id, 5 * 24);
  assert.deepEqual((await pageOf(orderId)).rides, []);
  await beginsIn(id, 3);
  assert.equal((await pageOf(orderId)).rides.length, 1);
  await testApp.query(`UPDATE orders SET state = 'refunded' WHERE id = $1`, [orderId]);
  assert.deepEqual((await pageOf(orderId)).rides, []);
});

test('[DSP-09] the marks of the driver say how far the van is, to each stop what concerns it', async () => {
  const { progress, mark, buyers } = await underway();
  const seen = [];
  seen.push(await progress());
  await mark('left', undefined, 9);
  seen.push(await progress());
  await mark('arrived', 0, 8);
  seen.push(await progress());
  await mark('boarded', 0, 7);
  seen.push(await progress());
  await mark('arrived', 1, 6);
  seen.push(await progress());
  await mark('no_show', 1, 5);
  seen.push(await progress());
  await mark('done');
  seen.push(await progress());
  assert.deepEqual(seen, [
    ['planned', 'planned'],
    ['next', 'left'],
    ['arrived', 'left'],
    ['boarded', 'next'],
    ['boarded', 'arrived'],
    ['boarded', 'no_show'],
    ['done', 'no_show'],
  ]);
  const [ride] = (await pageOf(buyers[1]?.orderId ?? '')).rides;
  assert.ok(Math.abs(Date.parse(ride?.progressAt ?? '') - ago(5).getTime()) < 60_000);
});

test('[DSP-09] a stop that was passed over comes when no other is left', async () => {
  const { progress, mark } = await underway();
  await mark('left', undefined, 9);
  await mark('boarded', 1, 5);
  assert.deepEqual(await progress(), ['next', 'boarded']);
});

test('[DSP-09] on the way home who was checked is in the van until it has arrived', async () => {
  const { progress, mark, buyers } = await underway({ direction: 'back' });
  await testApp.query(
    `INSERT INTO ticket_check (order_ticket_id, leg) SELECT id, 'return' FROM order_ticket WHERE order_id = $1`,
    [buyers[0]?.orderId],
  );
  assert.deepEqual(await progress(), ['boarded', 'planned']);
  await mark('left', undefined, 9);
  assert.deepEqual(await progress(), ['next', 'left']);
  await mark('arrived', 0, 5);
  assert.deepEqual(await progress(), ['arrived', 'next']);
});

test('[DSP-09] a van that is late by ten minutes at its last mark is late to those behind', async () => {
  const { id, mark, buyers, trip } = await underway();
  const late = async () =>
    Promise.all(buyers.map(async ({ orderId }) => (await pageOf(orderId)).rides[0]?.lateMinutes));
  await driving.startsIn(id, -0.25);
  await mark('left', undefined, 6);
  assert.deepEqual(await late(), [undefined, undefined]);
  await mark('left', undefined, 3);
  assert.deepEqual(await late(), [12, 12]);
  const minutesToStop = (Date.parse(trip?.stops[0]?.at ?? '') - Date.parse(trip?.startsAt ?? '')) / 60_000;
  await driving.startsIn(id, -(minutesToStop + 20) / 60);
  await mark('boarded', 0);
  const [first, second] = await late();
  assert.equal(first, undefined, 'they are in the van');
  assert.ok((second ?? 0) >= 20 && (second ?? 0) <= 21, String(second));
});

test('[DSP-09] a link that is forged, of another kind or of no order is invalid, and one whose time is over says so', async () => {
  const { buyers } = await underway();
  const orderId = buyers[0]?.orderId ?? '';
  const good = await signedToken('ride', orderId, 60);
  for (const wrong of [
    `${good.slice(0, -4)}AAAA`,
    'nothing',
    buyers[0]?.buyer as string,
    await signedToken('order-payment', orderId, 60),
    await signedToken('ride', randomUUID(), 60),
  ]) {
    const rejected = await open(wrong);
    assert.deepEqual([rejected.status, codeOf(rejected)], [410, 'TOKEN_INVALID']);
  }
  const { data } = await open(await signedToken('ride', orderId, -1));
  assert.deepEqual([data.over, data.rides], [true, []]);
  for (const path of ['/shop-api/me', `/shop-api/order-detail/${orderId}`])
    assert.equal((await testApp.call('GET', path, { token: good })).status, 401, path);
});

test('[DSP-09] the buyer reads the same rides with the order, of each ticket, both ways', async () => {
  const { id, buyers, trip } = await underway({ tickets: 2 });
  const [buyer] = buyers;
  const read = async () => (await testApp.orderDetail(buyer?.orderId ?? '', buyer?.buyer)).data;
  const { rides = [] } = await read();
  assert.deepEqual(
    rides.map(({ ticket, at }) => [ticket, at]),
    [1, 2].map((ticket) => [ticket, isoMoment(trip?.stops[0]?.at ?? '')]),
  );
  assert.deepEqual((await pageOf(buyer?.orderId ?? '')).rides, rides);
  await beginsIn(id, 5 * 24);
  assert.equal((await read()).rides, undefined);
});

test('[DSP-16] who waits sees where a van that shares its position was and how late it comes, from its departure until they are aboard', async () => {
  const { driver, buyers, mark } = await underway();
  const position = async () => (await pageOf(buyers[0]?.orderId ?? '')).rides[0]?.position;
  await testApp.call('PUT', '/staff-api/my-position-sharing', { token: driver.token });
  const at = new Date().toISOString();
  const positions = [{ latitude: -14.5, longitude: -77.02, at }];
  await testApp.call('POST', '/staff-api/my-positions', { token: driver.token, body: { sentAt: at, positions } });
  assert.equal(await position(), undefined);
  await mark('left');
  assert.deepEqual([(await position())?.latitude, (await position())?.longitude], [-14.5, -77.02]);
  const { rides } = await pageOf(buyers[0]?.orderId ?? '');
  assert.ok((rides[0]?.lateMinutes ?? 0) > 60, 'it is 250 km away');
  await mark('arrived', 0);
  await mark('boarded', 0);
  assert.equal(await position(), undefined);
});
