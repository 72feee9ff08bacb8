import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrokenTrip, Today, Vehicle } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);
const owner = await logInStaff(testApp, 'owner');

/** Publishes a trip of three seats. */
async function published() {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { tickets: 3, position: door(1) });
  const [van, driver] = [await dispatching.vehicle(4), await dispatching.driver()];
  const parties = (await dispatching.read(id)).parties.map((party) => party.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0)).status, 200);
  return { id, van, driver, parties };
}

const { token } = dispatching;
const broken = async (id: number) =>
  (await testApp.call<BrokenTrip[]>('GET', '/staff-api/broken-trips', { token })).data.filter(
    ({ departure }) => departure.id === id,
  );
const reasonsOf = (trips: BrokenTrip[]) => trips.map(({ van, reasons }) => [van, reasons]);
const workOf = async () =>
  (await testApp.call<Today>('GET', '/staff-api/today', { token })).data.work.find(
    ({ kind }) => kind === 'broken-trips',
  )?.count ?? 0;

/** Previews a change of a vehicle, and makes it. */
async function change({ id, revision, ...vehicle }: Vehicle, changed: Partial<Vehicle>) {
  const body = { ...vehicle, ...changed };
  const preview = await testApp.call<BrokenTrip[]>('POST', `/staff-api/vehicles/${id}/broken-trips`, { token, body });
  const headers = { 'if-match': `"${revision}"` };
  const { status, data } = await testApp.call<Vehicle>('PUT', `/staff-api/vehicles/${id}`, { token, headers, body });
  assert.equal(status, 200);
  return { preview: preview.data, vehicle: data };
}

test('[DSP-20] a van that is retired or loses seats names the trips it breaks, which are work until planned again', async () => {
  const { id, van, driver, parties } = await published();
  const before = await workOf();
  const same = await change(van, { name: 'Otra', seats: 3 });
  assert.deepEqual(same.preview, [], 'three seats are enough');
  const fewer = await change(same.vehicle, { seats: 2 });
  assert.deepEqual(reasonsOf(fewer.preview), [[van.plate, ['too-few-seats']]]);
  assert.deepEqual(reasonsOf(await broken(id)), [[van.plate, ['too-few-seats']]]);
  assert.equal(await workOf(), before + 1);
  const retired = await change(fewer.vehicle, { seats: 4, isRetired: true });
  assert.deepEqual(reasonsOf(retired.preview), [[van.plate, ['vehicle-retired']]]);
  const other = await dispatching.vehicle();
  const { data } = await dispatching.draft(id, [tripOf(other.id, parties, { driverId: driver.id })]);
  assert.equal(await workOf(), before + 1, 'a draft changes nothing yet');
  await dispatching.publish(id, data.draft?.revision ?? 0);
  assert.deepEqual([await broken(id), await workOf()], [[], before]);
});

test('[DSP-20] days out of service break the trips of those days only', async () => {
  const { id, van } = await published();
  const day = (await dispatching.read(id)).departure.startsAt.slice(0, 10);
  const year = Number(day.slice(0, 4));
  const outage = (from: string, until: string) => ({ outages: [{ from, until, reason: 'Motor' }] });
  const elsewhen = await change(van, outage(`${year + 2}-01-01`, `${year + 2}-01-02`));
  assert.deepEqual(elsewhen.preview, []);
  const then = await change(elsewhen.vehicle, outage(`${year}-01-01`, `${year + 1}-01-01`));
  assert.deepEqual(reasonsOf(then.preview), [[van.plate, ['vehicle-out']]]);
  assert.equal((await broken(id)).length, 1);
});

test('[DSP-20] a driver who is blocked or drives no more names the trips, which are work', async () => {
  const { id, van, driver } = await published();
  const url = `/staff-api/users/${driver.id}`;
  const preview = await testApp.call<BrokenTrip[]>('GET', `${url}/broken-trips`, { token: owner.token });
  assert.deepEqual(
    preview.data.map(({ van: plate, driver: name, departure }) => [plate, name, departure.id]),
    [[van.plate, 'Rosa driver', id]],
  );
  assert.deepEqual(await broken(id), []);
  const put = (revision: number, body: object) =>
    testApp.call('PUT', url, { token: owner.token, headers: { 'if-match': `"${revision}"` }, body });
  assert.equal((await put(1, { blocked: true })).status, 200);
  assert.deepEqual(reasonsOf(await broken(id)), [[van.plate, ['driver-blocked']]]);
  assert.equal((await put(2, { blocked: false, role: 'viewer' })).status, 200);
  assert.deepEqual(reasonsOf(await broken(id)), [[van.plate, ['not-a-driver']]]);
});
