import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { WaitingTraveller } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { eventually } from '../../../../testing/test-app.ts';
import { ago, startDriving } from '../../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

/** Creates a run whose first of three travellers is aboard. */
async function underWay() {
  const published = await driving.published({ hours: 0.1, stops: 3 });
  const [trip] = await driving.tripsOf(published.driver);
  await driving.send(published.driver, [driving.aMark(trip, 'boarded', 0, ago(1))]);
  const [run] = await testApp.query<{ id: number }>('SELECT id FROM run WHERE departure_id = $1', [published.id]);
  const path = `/staff-api/runs/${run?.id}`;
  return {
    ...published,
    trip,
    run: run?.id ?? 0,
    waiting: (token = dispatching.token) => testApp.call<WaitingTraveller[]>('GET', `${path}/waiting`, { token }),
    tell: (minutes: number, token = dispatching.token) =>
      testApp.call<{ told: number }>('POST', `${path}/late-notice`, { token, body: { minutes } }),
  };
}

const mailsTo = async (email = '') =>
  (await testApp.app.services.mailbox.list()).filter(({ to, subject }) => to === email && /retraso/.test(subject));

test('[DSP-15] who still waits for a run is listed with phone, and the read is in the audit', async () => {
  const { trip, run, waiting } = await underWay();
  const { token, email } = await logInStaff(testApp, 'dispatcher');
  const { data } = await waiting(token);
  assert.deepEqual(
    data.map(({ at, toldAt }) => [at, toldAt]),
    trip?.stops.slice(1).map(({ at }) => [at, undefined]),
  );
  assert.deepEqual(
    data.map(({ name, phone }) => [name, phone]),
    trip?.stops.slice(1).flatMap(({ people }) => people.map(({ name, phone }) => [name, phone])),
  );
  const reads = await testApp.query(
    `SELECT subject FROM audit WHERE action = 'read-contacts' AND actor = $1 AND detail ->> 'operation' = 'listWaitingTravellers'`,
    [`staff:${email}`],
  );
  assert.deepEqual(reads, [{ subject: `contacts:runs/${run}` }]);
  const { token: events } = await logInStaff(testApp, 'events');
  assert.ok((await waiting(events)).data.every(({ phone }) => phone === ''));
});

test('[DSP-15] one click tells those who wait that the van is late, two clicks tell once, a longer delay tells again', async () => {
  const { buyers, run, waiting, tell } = await underWay();
  const [one, other] = await Promise.all([tell(25), tell(25)]);
  assert.deepEqual([one.data.told, other.data.told].sort(), [0, 2]);
  const [aboard, ...left] = buyers;
  for (const { email } of left)
    assert.match((await eventually(async () => (await mailsTo(email))[0])).text, /unos 25 minutos/);
  assert.deepEqual(await mailsTo(aboard?.email), []);
  assert.ok((await waiting()).data.every(({ toldAt }) => toldAt));
  await testApp.query(
    `UPDATE late_notice SET notified_at = now() - interval '11 minutes' WHERE order_ticket_id IN
       (SELECT t.id FROM order_ticket t WHERE t.order_id = $1)`,
    [left[0]?.orderId],
  );
  assert.equal((await tell(60)).data.told, 1);
  await eventually(async () => (await mailsTo(left[0]?.email)).length === 2);
  const [audited] = await testApp.query<{ detail: object }>(
    `SELECT detail FROM audit WHERE action = 'tell-late-run' AND subject = $1 ORDER BY id DESC LIMIT 1`,
    [`run:${run}`],
  );
  assert.deepEqual(audited?.detail, { minutes: 60, told: 1 });
});

test('[DSP-15] nobody waits for a run that has ended, and who rides otherwise is told nothing', async () => {
  const { driver, id, trip, waiting, tell } = await underWay();
  await driving.send(driver, [driving.aMark(trip, 'explained', 1, ago(0))]);
  assert.equal((await waiting()).data.length, 1);
  await testApp.query(`UPDATE run SET ended_at = now(), end_reason = 'withdrawn' WHERE departure_id = $1`, [id]);
  assert.deepEqual((await waiting()).data, []);
  assert.equal((await tell(20)).data.told, 0);
  const { status } = await testApp.call('GET', '/staff-api/runs/2000000000/waiting', { token: dispatching.token });
  assert.equal(status, 404);
});
