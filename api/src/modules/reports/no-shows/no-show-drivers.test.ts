import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { NoShowRow } from '@idavuelta/shared/contracts/staff';
import { ago, startDriving } from '../../dispatch/testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

test('[OFF-05] of a driver’s tickets, those that were marked as missing count, by the driver who had them', async () => {
  const { id, event, driver } = await driving.published({ hours: -1, stops: 3 });
  const [trip] = await driving.tripsOf(driver);
  const marks = [
    driving.aMark(trip, 'boarded', 0, ago(50)),
    driving.aMark(trip, 'boarded', 1, ago(40)),
    driving.aMark(trip, 'no_show', 2, ago(30)),
  ];
  assert.equal((await driving.send(driver, marks)).status, 200);
  await testApp.query(`UPDATE departure SET starts_at = now() - interval '10 minutes' WHERE id = $1`, [id]);
  const [from, until] = [-2, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const { data } = await testApp.call<NoShowRow[]>(
    'GET',
    `/staff-api/no-show-report?from=${from}&until=${until}&by=driver&event=${event.eventId}`,
    dispatching,
  );
  assert.deepEqual(data, [
    {
      key: String(driver.id),
      label: { code: 'Rosa driver' },
      ...{ tickets: 3, boarded: 2, missing: 1, unknown: 0, rate: 1 / 3 },
    },
  ]);
});
