import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditRow, Driver, Vehicle } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'dispatcher');

const sprinter = {
  plate: 'abc-123',
  name: 'Sprinter 3',
  seats: 15,
  countryCode: 'PE',
  base: { address: 'Av. Argentina 100', position: { latitude: -12.05, longitude: -77.07 } },
  isRetired: false,
  outages: [],
};
const add = (changes: object = {}) =>
  testApp.call<Vehicle>('POST', '/staff-api/vehicles', { token, body: { ...sprinter, ...changes } });
const change = <T>(path: string, body: object, revision: number) =>
  testApp.call<T>('PUT', `/staff-api/${path}`, { token, body, headers: { 'if-match': `"${revision}"` } });
const auditOf = async (subject: string) =>
  (
    await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=${subject}`, {
      token: (await logInStaff(testApp, 'owner')).token,
    })
  ).data;

test('[DSP-01] a vehicle is added, listed by country and plate, and its plate is its own', async () => {
  const { data } = await add();
  assert.deepEqual([data.plate, data.base, data.revision], ['ABC-123', sprinter.base, 1]);
  const noBase = await add({ plate: 'AAA-111', base: undefined });
  assert.equal(noBase.data.base, undefined);
  await add({ plate: 'ZZ-1', countryCode: 'CL' });
  const listed = await testApp.call<Vehicle[]>('GET', '/staff-api/vehicles', { token });
  assert.deepEqual(
    listed.data.map(({ plate }) => plate),
    ['ZZ-1', 'AAA-111', 'ABC-123'],
  );
  const again = await add({ plate: 'ABC-123' });
  assert.deepEqual(errorsOf(again), [{ field: 'plate', reason: 'taken' }]);
  assert.deepEqual(errorsOf(await change(`vehicles/${data.id}`, { ...sprinter, plate: 'aaa-111' }, 1)), [
    { field: 'plate', reason: 'taken' },
  ]);
});

test('[DSP-01] a vehicle gets days out of service, and of two who change it the second is told', async () => {
  const { data } = await add({ plate: 'OUT-1' });
  const outages = [{ from: '2027-03-06', until: '2027-03-08', reason: 'Frenos' }];
  const body = { ...sprinter, plate: 'OUT-1', outages };
  const saved = await change<Vehicle>(`vehicles/${data.id}`, body, 1);
  assert.deepEqual([saved.data.outages, saved.data.revision], [outages, 2]);
  const late = await change(`vehicles/${data.id}`, { ...body, seats: 12 }, 1);
  assert.equal(codeOf(late), 'CHANGED_MEANWHILE');
  assert.deepEqual(errorsOf(late), [{ field: 'outages', reason: 'changed' }]);
  const backwards = { ...body, outages: [{ ...outages[0], until: '2027-03-05' }] };
  assert.deepEqual(errorsOf(await change(`vehicles/${data.id}`, backwards, 2)), [
    { field: 'outages[0].until', reason: 'before_start' },
  ]);
  assert.equal((await change('vehicles/2147483647', body, 1)).status, 404);
  assert.deepEqual(
    (await auditOf(`vehicle:${data.id}`)).map(({ action, detail }) => [action, (detail as { after?: object }).after]),
    [
      ['change-vehicle', { outages: '2027-03-06–2027-03-08 Frenos' }],
      ['add-vehicle', undefined],
    ],
    '[BOF-16]',
  );
});

test('[DSP-01] a driver is somebody of staff, with a phone and languages once a dispatcher has written them', async () => {
  const { id, token: ofDriver } = await logInStaff(testApp, 'driver');
  const find = async () =>
    (await testApp.call<Driver[]>('GET', '/staff-api/drivers', { token })).data.find((driver) => driver.id === id);
  assert.deepEqual(await find(), { id, name: 'Rosa driver', isBlocked: false, revision: 0 });
  const profile = { phone: '+51987654321', languages: ['es_PE', 'en_US'], countryCode: 'PE' };
  const saved = await change<Driver>(`drivers/${id}`, profile, 0);
  assert.deepEqual([saved.data.profile, saved.data.revision], [profile, 1]);
  assert.deepEqual(await find(), saved.data);
  assert.equal(codeOf(await change(`drivers/${id}`, { ...profile, phone: '+51900000000' }, 0)), 'CHANGED_MEANWHILE');
  const { id: noDriver } = await logInStaff(testApp, 'support');
  assert.equal((await change(`drivers/${noDriver}`, profile, 0)).status, 404);
  assert.equal((await auditOf(`driver:${id}`))[0]?.action, 'change-driver', '[BOF-16]');
  assert.equal((await testApp.call('GET', '/staff-api/drivers', { token: ofDriver })).status, 403, '[BOF-02]');
});

test('[DSP-21] a vehicle has wheelchair places, child seats and luggage; a page that does not know them leaves them', async () => {
  const { data } = await add({ plate: 'SPC-1', spaces: { wheelchair: 1, luggage: 6 } });
  assert.deepEqual(data.spaces, { wheelchair: 1, childSeat: 0, luggage: 6 });
  const body = { ...sprinter, plate: 'SPC-1', seats: 14 };
  const old = await change<Vehicle>(`vehicles/${data.id}`, body, 1);
  assert.deepEqual(old.data.spaces, { wheelchair: 1, childSeat: 0, luggage: 6 });
  const fewer = await change<Vehicle>(`vehicles/${data.id}`, { ...body, spaces: { childSeat: 2 } }, 2);
  assert.deepEqual(fewer.data.spaces, { wheelchair: 0, childSeat: 2, luggage: 0 });
  const [latest] = await auditOf(`vehicle:${data.id}`);
  const detail: { after?: object } = latest?.detail ?? {};
  assert.deepEqual(detail.after, { spaces: 'wheelchair 0, childSeat 2, luggage 0' });
});
