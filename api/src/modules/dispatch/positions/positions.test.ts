import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { PositionSharing } from '@idavuelta/shared/contracts/staff';
import { startDriving } from '../testing/driven-trips.ts';

const { testApp, driving } = await startDriving();
after(() => testApp.close());

type Driver = Awaited<ReturnType<typeof driving.published>>['driver'];

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const aPosition = (minutes: number) => ({ latitude: -12.1, longitude: -77.03, at: at(minutes) });

const share = ({ token }: Driver) => testApp.call<PositionSharing>('PUT', '/staff-api/my-position-sharing', { token });
const stop = ({ token }: Driver) =>
  testApp.call<PositionSharing>('DELETE', '/staff-api/my-position-sharing', { token });
const send = ({ token }: Driver, minutes: number[], sentAt = at(0)) =>
  testApp.call<{ kept: number }>('POST', '/staff-api/my-positions', {
    token,
    body: { sentAt, positions: minutes.map(aPosition) },
  });
const stored = ({ id }: Driver) =>
  testApp.query<{ at: Date }>('SELECT at FROM van_position WHERE staff_user_id = $1 ORDER BY at', [id]);

/** A driver who has shared positions since an hour before their trip. */
async function aSharingDriver() {
  const { driver } = await driving.published({ hours: 0.2 });
  assert.equal((await share(driver)).status, 200);
  await testApp.query(`UPDATE position_sharing SET since = now() - interval '2 hours' WHERE staff_user_id = $1`, [
    driver.id,
  ]);
  return driver;
}

test('[DSP-16] nothing is kept of a driver who has not agreed, or who has changed their mind', async () => {
  const { driver } = await driving.published({ hours: 0.2 });
  assert.equal((await send(driver, [1])).data.kept, 0);
  await share(driver);
  assert.equal((await send(driver, [0])).data.kept, 1);
  const { data } = await stop(driver);
  assert.deepEqual(data, { hasApp: false });
  assert.deepEqual(await stored(driver), []);
  assert.equal((await send(driver, [0])).data.kept, 0);
});

test('[DSP-16] what a phone kept without a network arrives later, once, by the clock of the server', async () => {
  const driver = await aSharingDriver();
  assert.equal((await send(driver, [30, 20, 10])).data.kept, 3);
  assert.equal((await send(driver, [30, 20, 10])).data.kept, 0);
  // a phone whose clock is three hours ahead
  const ahead = -180;
  await send(driver, [ahead + 5], at(ahead));
  const last = (await stored(driver)).at(-1)?.at;
  assert.ok(last && Math.abs(last.getTime() - Date.parse(at(5))) < 10_000, String(last));
});

test('[DSP-16] where a driver is away from their trips is not kept', async () => {
  const { driver } = await driving.published({ hours: 5 });
  await share(driver);
  assert.equal((await send(driver, [0])).data.kept, 0);
});

test('[DSP-16] a linked app sends without a log-in; a device that nobody linked is told so', async () => {
  const driver = await aSharingDriver();
  const { data } = await testApp.call<{ deviceId: string }>('POST', '/staff-api/my-position-sharing/app', {
    token: driver.token,
  });
  const call = (id: string) =>
    testApp.call<{ kept: number }>('POST', `/positions?id=${id}&lat=-12.1&lon=-77.03&timestamp=${Date.now()}`);
  assert.equal((await call(data.deviceId)).data.kept, 1);
  assert.equal((await call('somebody')).status, 410);
  assert.equal((await testApp.call('POST', '/positions?id=somebody')).status, 400);
  // only its hash is stored
  assert.deepEqual(await testApp.query('SELECT 1 FROM position_sharing WHERE device_hash = $1', [data.deviceId]), []);
});

test('[DSP-16] positions are gone after a day', async () => {
  const driver = await aSharingDriver();
  await send(driver, [5]);
  await testApp.query(`UPDATE van_position SET at = now() - interval '25 hours' WHERE staff_user_id = $1`, [driver.id]);
  await testApp.app.services.handlers['forget-scans']({}, 'a-job');
  assert.deepEqual(await stored(driver), []);
});
