import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { LiveBoard, LiveDeparture, LiveRun } from '@idavuelta/shared/contracts/staff';
import { listenForChanges } from '../../../http/notified-changes.ts';
import { credentials } from '../../../testing/credentials.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { eventually } from '../../../testing/test-app.ts';
import { tripOf } from '../testing/dispatched-departures.ts';
import { ago, startDriving } from '../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
const silent = { info: () => {}, warn: () => {} };
const listener = listenForChanges(testApp.url, { ...testApp.app.services, log: silent });
after(async () => {
  await listener.stop();
  await testApp.close();
});

/** Returns the run of a departure once the board has it like this. */
const runOf = (departureId: number, isMeant: (run: LiveRun) => unknown = () => true, token = dispatching.token) =>
  eventually(async () => {
    const { data } = await testApp.call<LiveBoard>('GET', '/staff-api/live-board', { token });
    const [run] = data.departures.find(({ id }) => id === departureId)?.runs ?? [];
    return run && isMeant(run) ? run : undefined;
  });

/** Opens the events of a board. @returns the function that waits for the next change of a departure */
async function follow(token: string) {
  const response = await testApp.app.inject({
    url: '/staff-api/live-board/events',
    headers: credentials(token),
    payloadAsStream: true,
  });
  assert.equal(response.statusCode, 200);
  const stream = response.stream().setEncoding('utf8');
  let [text, all] = ['', ''];
  stream.on('data', (part: string) => {
    text += part;
    all += part;
  });
  return {
    all: () => all,
    async next(departureId: number): Promise<LiveDeparture> {
      for (;;) {
        const found = [...text.matchAll(/event: departure\ndata: (.*)\n\n/g)]
          .map(([, data]) => JSON.parse(data ?? '') as LiveDeparture)
          .findLast(({ id }) => id === departureId);
        if (found) {
          text = '';
          return found;
        }
        await new Promise((resolve) => stream.once('data', resolve));
      }
    },
    close: () => stream.destroy(),
  };
}

test('[DSP-15] the board shows each run with its next stop, who is aboard and how late it is', async () => {
  const { driver, id, van } = await driving.published({ hours: 0.1, stops: 2 });
  const waiting = await runOf(id);
  assert.deepEqual(
    [waiting.van, waiting.travellers, waiting.boarded, waiting.stops, waiting.leftAt, waiting.isConfirmed],
    [van.plate, 2, 0, 2, undefined, false],
  );
  await driving.startsIn(id, -0.5);
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [
    driving.aMark(trip, 'left', undefined, ago(20)),
    driving.aMark(trip, 'arrived', 0, ago(4)),
    driving.aMark(trip, 'boarded', 0, ago(3)),
  ]);
  const planned = Date.parse(trip?.stops[0]?.at ?? '');
  const run = await runOf(id, ({ boarded }) => boarded === 1);
  assert.deepEqual([run.boarded, run.stopsDone, run.next?.isThere, run.next?.address], [1, 1, false, 'Av. Grau 123']);
  assert.equal(run.delayMinutes, Math.floor((ago(3).getTime() - planned) / 60_000));
  assert.ok(run.heardAt);
});

test('[DSP-15] an open board hears of a mark at once, and several open boards read the database once', async () => {
  const { driver, id } = await driving.published({ hours: 0.1 });
  const boards = [await follow(dispatching.token), await follow(dispatching.token)];
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'left', undefined, ago(1))]);
  for (const board of boards) {
    const { runs } = await board.next(id);
    assert.ok(runs[0]?.leftAt);
    board.close();
  }
});

test('[DSP-15] an open board gets a departure that comes into its day, none of another day, and loses a run called off', async () => {
  const board = await follow(dispatching.token);
  const far = await driving.published({ hours: 80 });
  const near = await driving.published({ hours: 0.2 });
  assert.equal((await board.next(near.id)).runs.length, 1);
  assert.ok(await runOf(near.id));
  await testApp.query(`UPDATE run SET ended_at = now(), end_reason = 'withdrawn' WHERE departure_id = $1`, [near.id]);
  await eventually(async () => {
    const { data } = await testApp.call<LiveBoard>('GET', '/staff-api/live-board', { token: dispatching.token });
    return data.departures.every(({ id }) => id !== near.id && id !== far.id);
  });
  assert.doesNotMatch(board.all(), new RegExp(`"id":${far.id},"event"`));
  board.close();
});

test('[DSP-15] who follows a board with addresses and phones is in the audit', async () => {
  const { token, email } = await logInStaff(testApp, 'dispatcher');
  const board = await follow(token);
  board.close();
  const sql = `SELECT subject FROM audit WHERE action = 'read-contacts' AND actor = $1`;
  assert.deepEqual(await testApp.query(sql, [`staff:${email}`]), [{ subject: 'contacts:live-board' }]);
});

test('[DSP-15] who may not read contacts sees runs without addresses and phones, on the board and in its events', async () => {
  const { driver, id } = await driving.published({ hours: 0.1 });
  await testApp.query(
    `INSERT INTO driver_profile (staff_user_id, phone, languages, country_code) VALUES ($1, '+51987000111', '[]', 'PE')
     ON CONFLICT (staff_user_id) DO UPDATE SET phone = excluded.phone`,
    [driver.id],
  );
  assert.equal((await runOf(id, ({ phone }) => phone)).phone, '+51987000111');
  const { token } = await logInStaff(testApp, 'events');
  const reduced = await runOf(id, () => true, token);
  assert.deepEqual([reduced.phone, reduced.next?.address], [undefined, '']);
  const board = await follow(token);
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'left', undefined, ago(1))]);
  assert.doesNotMatch(JSON.stringify(await board.next(id)), /987000111|Grau/);
  board.close();
});

test('[DSP-15, DSP-16] a shared position is on the board with its moment, and the expected time is by the drive from it', async () => {
  const { driver, id } = await driving.published({ hours: -0.1 });
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'left', undefined, ago(5))]);
  await testApp.call('PUT', '/staff-api/my-position-sharing', { token: driver.token });
  const at = new Date().toISOString();
  const positions = [{ latitude: -12.3, longitude: -77.0, at }];
  await testApp.call('POST', '/staff-api/my-positions', { token: driver.token, body: { sentAt: at, positions } });
  const run = await runOf(id, ({ position }) => position);
  assert.deepEqual([run.position?.latitude, run.position?.longitude], [-12.3, -77.0]);
  assert.ok(Date.parse(run.next?.expectedAt ?? '') > Date.now() + 5 * 60_000, JSON.stringify(run));
});

test('[DSP-17, DSP-18] the board says of a changed run whether its driver confirmed it, and of a given one that it is', async () => {
  const { driver, id, van } = await driving.published({ hours: 0.1, stops: 3 });
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'left', undefined, ago(1)), driving.aMark(trip, 'boarded', 0)]);
  const begun = await runOf(id, ({ boarded }) => boarded === 1);
  assert.deepEqual([begun.isConfirmed, begun.isChanged, begun.vehicleId], [true, undefined, van.id]);
  const [other, target] = [await logInStaff(testApp, 'driver'), await dispatching.vehicle()];
  await testApp.call('POST', `/staff-api/runs/${begun.id}/move`, {
    token: dispatching.token,
    body: { vehicleId: target.id, driverId: other.id, aboard: 'move', delayMinutes: 0, preview: false },
  });
  const boardRuns = (isMeant: (rest: LiveRun | undefined) => unknown) =>
    eventually(async () => {
      const { data } = await testApp.call<LiveBoard>('GET', '/staff-api/live-board', { token: dispatching.token });
      const runs = data.departures.find((departure) => departure.id === id)?.runs ?? [];
      const rest = runs.find(({ driverId }) => driverId === other.id);
      return isMeant(rest) ? { rest, given: runs.find((run) => run.id === begun.id) } : undefined;
    });
  const { rest, given } = await boardRuns((run) => run);
  assert.ok(given?.givenAwayAt);
  assert.deepEqual([rest?.isConfirmed, rest?.isChanged, rest?.givenAwayAt], [false, true, undefined]);
  const [theirs] = await driving.tripsOf(other);
  await driving.send(other, [driving.aMark(theirs, 'confirmed')]);
  await boardRuns((run) => run?.isConfirmed && run.isChanged);
});

test('[DSP-15] a run whose rest went to another van is over: neither late nor silent', async () => {
  const { driver, id } = await driving.published({ hours: -1, stops: 2 });
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'left'), driving.aMark(trip, 'boarded', 0)]);
  const begun = await runOf(id, ({ boarded }) => boarded === 1);
  const [other, van] = [await logInStaff(testApp, 'driver'), await dispatching.vehicle()];
  const { status } = await testApp.call('POST', `/staff-api/runs/${begun.id}/move`, {
    token: dispatching.token,
    body: { vehicleId: van.id, driverId: other.id, aboard: 'move', delayMinutes: 0, preview: false },
  });
  assert.equal(status, 200);
  const over = await runOf(id, ({ id: runId, givenAwayAt }) => runId === begun.id && givenAwayAt);
  assert.deepEqual([over.doneAt, over.next], [over.givenAwayAt, undefined]);
});

test('[DSP-15, DSP-18] a confirmed trip stays confirmed when the same is published again', async () => {
  const { driver, id, van, parties } = await driving.published({ hours: 1 });
  const [trip] = await driving.tripsOf(driver);
  await driving.send(driver, [driving.aMark(trip, 'confirmed')]);
  const before = await runOf(id, ({ isConfirmed }) => isConfirmed);
  const ids = parties.map((party) => party.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, ids, { driverId: driver.id })]);
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0, true)).status, 200);
  await testApp.query(
    `UPDATE trip t SET starts_at = r.starts_at FROM run r WHERE r.trip_id = t.id AND r.departure_id = $1`,
    [id],
  );
  const again = await runOf(id, ({ isConfirmed }) => isConfirmed);
  assert.equal(again.id, before.id);
});
