import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { RidePage } from '@idavuelta/shared/contracts';
import type { LiveBoard, LiveRun, MarkedTrips, TripMark, TripNews } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../database/iso-moment.ts';
import { listenForChanges } from '../../../http/notified-changes.ts';
import { credentials } from '../../../testing/credentials.ts';
import { statementsWait } from '../../../testing/locks.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { startProcess } from '../../../testing/process.ts';
import { signedToken } from '../../../testing/session-tokens.ts';
import { eventually, testEnvironment } from '../../../testing/test-app.ts';
import { ago, startDriving } from '../testing/driven-trips.ts';

// What fails on the road. Each row says what is lost, which is nothing that was marked, and what dispatcher, driver and
// travellers see.

const { testApp, dispatching, driving } = await startDriving();
const log = { info: () => {}, warn: () => {} };
const listener = listenForChanges(testApp.url, { ...testApp.app.services, log });
after(async () => {
  await listener.stop();
  await testApp.close();
});

/** Creates a run of three stops that began half an hour ago, for an event in three hours. */
async function underWay() {
  const published = await driving.published({ hours: -0.5, stops: 3 });
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '3 hours' WHERE id = $1`, [published.id]);
  const [trip] = await driving.tripsOf(published.driver);
  return { ...published, trip };
}
type UnderWay = Awaited<ReturnType<typeof underWay>>;

/** Returns the run as the dispatcher sees it, once it is like this; undefined when it is not on the board. */
const boardOf = ({ id }: UnderWay, isMeant: (run: LiveRun | undefined) => unknown) =>
  eventually(async () => {
    const { data } = await testApp.call<LiveBoard>('GET', '/staff-api/live-board', { token: dispatching.token });
    const run = data.departures.find((departure) => departure.id === id)?.runs[0];
    return isMeant(run) ? { run } : undefined;
  });

/** Returns the marks of each stop as the driver sees them. */
async function driverSees({ driver }: UnderWay) {
  const [trip] = await driving.tripsOf(driver);
  return trip?.stops.map(({ boardedAt, noShowAt }) => (boardedAt ? 'boarded' : noShowAt ? 'no_show' : 'open'));
}

/** Returns what each traveller reads of their ride, in the order of the stops. */
async function travellersSee({ buyers }: UnderWay) {
  const seen = [];
  for (const { orderId } of buyers) {
    const { data } = await testApp.call<RidePage>('GET', `/ride?token=${await signedToken('ride', orderId, 60)}`);
    seen.push(data.rides.find(({ direction }) => direction === 'out')?.progress);
  }
  return seen;
}

const reasons = ({ rejected }: MarkedTrips) => rejected.map(({ reason }) => reason);
const marksOf = ({ id }: UnderWay) =>
  testApp.query<{ id: string; device: string | null; at: Date }>(
    'SELECT id, device, marked_at AS at FROM trip_mark WHERE departure_id = $1 ORDER BY marked_at, recorded_at',
    [id],
  );

test('[DSP-11] phone dead: the dispatcher sees how long it is silent, and the driver goes on with another one', async () => {
  const given = await underWay();
  const { trip, driver, id } = given;
  const before = [driving.aMark(trip, 'left', undefined, ago(25)), driving.aMark(trip, 'boarded', 0, ago(20))];
  await driving.send(driver, before, { device: 'dead' });
  await testApp.query(`UPDATE trip_mark SET recorded_at = marked_at WHERE departure_id = $1`, [id]);
  await testApp.query(`UPDATE run SET starts_at = starts_at WHERE departure_id = $1`, [id]);
  await boardOf(given, (run) => run?.heardAt === isoMoment(before[1]?.at ?? ''));
  assert.deepEqual(await travellersSee(given), ['boarded', 'next', 'left']);

  assert.deepEqual(await driverSees(given), ['boarded', 'open', 'open'], 'on the other phone');
  const { data } = await driving.send(driver, [driving.aMark(trip, 'boarded', 1)], { device: 'other' });
  assert.deepEqual(reasons(data), []);
  const { run } = await boardOf(given, (now) => now?.boarded === 2);
  assert.ok(Date.now() - Date.parse(run?.heardAt ?? '') < 60_000);
  assert.deepEqual(await travellersSee(given), ['boarded', 'boarded', 'next']);
  assert.equal((await marksOf(given)).length, 3);
});

test('[DSP-11] two phones with one login: the later act counts, in whatever order they arrive; both are in the record', async () => {
  const given = await underWay();
  const { trip, driver } = given;
  const [early, late] = [driving.aMark(trip, 'no_show', 0, ago(9)), driving.aMark(trip, 'boarded', 0, ago(8))];
  await driving.send(driver, [late, driving.aMark(trip, 'boarded', 1, ago(4))], { device: 'one' });
  await driving.send(driver, [early, driving.aMark(trip, 'boarded', 1, ago(3))], { device: 'two' });
  assert.deepEqual(await driverSees(given), ['boarded', 'boarded', 'open']);
  const { run } = await boardOf(given, (now) => now?.boarded === 2);
  assert.deepEqual([run?.absent, run?.stopsDone], [0, 2]);
  assert.deepEqual(await travellersSee(given), ['boarded', 'boarded', 'next']);
  assert.deepEqual(
    (await marksOf(given)).map(({ device }) => device),
    ['two', 'one', 'one', 'two'],
  );
  // one phone takes back what the other marked
  const undo = { ...driving.aMark(trip, 'undone'), takesBack: late.id };
  assert.deepEqual(reasons((await driving.send(driver, [undo], { device: 'two' })).data), []);
  assert.deepEqual(await driverSees(given), ['no_show', 'boarded', 'open']);
  await boardOf(given, (now) => now?.boarded === 1 && now.absent === 1);
  assert.deepEqual(await travellersSee(given), ['no_show', 'boarded', 'next']);
  assert.equal((await marksOf(given)).length, 5);
});

test('[DSP-11] clock wrong by hours: marks count at their moment by the clock of the server, and nobody is late for that', async () => {
  for (const wrong of [-5 * 60, 7 * 60]) {
    const given = await underWay();
    const { trip, driver } = given;
    const planned = Date.parse(trip?.stops[0]?.at ?? '');
    const byPhone = (moment: number) => new Date(moment + wrong * 60_000);
    const onTime = Math.min(planned, Date.now());
    const { data } = await driving.send(driver, [driving.aMark(trip, 'boarded', 0, byPhone(onTime))], {
      sentAt: byPhone(Date.now()).toISOString(),
    });
    assert.deepEqual(reasons(data), []);
    const [mark] = await marksOf(given);
    assert.ok(Math.abs((mark?.at.getTime() ?? 0) - onTime) < 5_000, `${wrong}`);
    const { run } = await boardOf(given, (now) => now?.boarded === 1);
    assert.ok(Math.abs(run?.delayMinutes ?? 99) <= 1, `${run?.delayMinutes}`);
    assert.deepEqual(await travellersSee(given), ['boarded', 'next', 'left']);
  }
});

test('[DSP-11] server away for an hour: what was marked meanwhile arrives in a bundle and counts at its moment', async () => {
  const given = await underWay();
  const { trip, driver, buyers } = given;
  const bundle = [
    driving.aMark(trip, 'left', undefined, ago(60)),
    driving.aMark(trip, 'arrived', 0, ago(50)),
    driving.aMark(trip, 'boarded', 0, ago(48)),
    driving.aMark(trip, 'no_show', 1, ago(30)),
    driving.aMark(trip, 'boarded', 2, ago(10)),
    driving.aMark(trip, 'done', undefined, ago(1)),
  ];
  assert.deepEqual(await travellersSee(given), ['planned', 'planned', 'planned'], 'until it is back');
  const { data } = await driving.send(driver, bundle.toReversed(), { sentAt: new Date().toISOString() });
  assert.deepEqual(reasons(data), []);
  // a phone that got no answer sends all of it again
  assert.deepEqual(reasons((await driving.send(driver, bundle)).data), []);
  assert.deepEqual(
    (await marksOf(given)).map(({ id, at }) => [id, isoMoment(at)]),
    bundle.map(({ id, at }) => [id, isoMoment(at)]),
  );
  assert.deepEqual(await driverSees(given), ['boarded', 'no_show', 'boarded']);
  const { run } = await boardOf(given, (now) => now?.doneAt);
  assert.deepEqual([run?.boarded, run?.absent, run?.leftAt], [2, 1, isoMoment(bundle[0]?.at ?? '')]);
  assert.deepEqual(await travellersSee(given), ['done', 'no_show', 'done']);
  await testApp.app.services.handlers['tell-late-van'](
    { departureId: given.id, direction: 'out', vehicleId: given.van.id },
    'a-job',
  );
  const mails = await testApp.app.services.mailbox.list();
  const told = mails.filter(({ to, subject }) => buyers.some(({ email }) => email === to) && /retraso/.test(subject));
  assert.deepEqual(told, [], 'nobody is told of a delay that is over');
});

test('[DSP-11, DSP-13] process killed while marks arrive: the phone keeps them and sends them again, and each counts once', async (t) => {
  const given = await underWay();
  const { trip, driver, id } = given;
  const marks = [
    driving.aMark(trip, 'left', undefined, ago(25)),
    driving.aMark(trip, 'boarded', 0, ago(20)),
    driving.aMark(trip, 'boarded', 1, ago(10)),
  ];
  const env = { DATABASE_NAME: new URL(testApp.url).pathname.slice(1), JWT_SECRET: testEnvironment.JWT_SECRET };
  const send = async ({ url }: { url: string }, some: TripMark[]) => {
    const headers = { ...credentials(driver.token), 'content-type': 'application/json' };
    const body = JSON.stringify({ marks: some });
    const response = await fetch(`${url}/staff-api/my-trips/marks`, { method: 'POST', headers, body });
    assert.equal(response.status, 200);
    return ((await response.json()) as { data: MarkedTrips }).data;
  };

  const first = await startProcess(t, { ...env, ROLE: 'api' });
  assert.deepEqual(reasons(await send(first, marks.slice(0, 1))), []);
  const lock = await testApp.db.startTransaction().execute();
  await lock.selectFrom('run').selectAll().where('departure_id', '=', id).forUpdate().execute();
  const lost = send(first, marks).catch(() => 'no answer');
  await statementsWait(testApp.db);
  first.child.kill('SIGKILL');
  await first.ended;
  await lock.rollback().execute();
  assert.equal(await lost, 'no answer');
  assert.equal((await marksOf(given)).length, 1, 'the bundle is stored whole or not at all');
  assert.deepEqual(await travellersSee(given), ['next', 'left', 'left']);

  const second = await startProcess(t, { ...env, ROLE: 'api' });
  for (let again = 0; again < 2; again++) assert.deepEqual(reasons(await send(second, marks)), []);
  assert.deepEqual(
    (await marksOf(given)).map((mark) => mark.id),
    marks.map((mark) => mark.id),
  );
  assert.deepEqual(await driverSees(given), ['boarded', 'boarded', 'open']);
  await boardOf(given, (run) => run?.boarded === 2);
  assert.deepEqual(await travellersSee(given), ['boarded', 'boarded', 'next']);
});

test("[DSP-11, DSP-18] van's trip cancelled while driving: what happened stays, the driver is told, and travellers have no ride", async () => {
  const given = await underWay();
  const { trip, driver, event, id } = given;
  await driving.send(driver, [driving.aMark(trip, 'boarded', 0, ago(5))]);
  await boardOf(given, (run) => run?.boarded === 1);
  const offline = driving.aMark(trip, 'boarded', 1, ago(0.05));
  const office = await officeOf(testApp, 'events');
  assert.equal((await office.call('POST', `${event.slug}/departures/${id}/call-off`, {})).status, 200);

  await boardOf(given, (run) => run === undefined);
  const { data: news } = await testApp.call<TripNews>('GET', '/staff-api/my-trips/news', { token: driver.token });
  assert.deepEqual(
    news.lost.map(({ van, reason }) => [van, reason]),
    [[given.van.plate, 'withdrawn']],
  );
  const after = driving.aMark(trip, 'boarded', 2, new Date());
  assert.deepEqual(reasons((await driving.send(driver, [offline, after])).data), ['not_yours']);
  assert.deepEqual((await marksOf(given)).map((mark) => mark.id).slice(-1), [offline.id], 'marked before, sent after');
  await office.finished(event);
  assert.deepEqual(await travellersSee(given), [undefined, undefined, undefined]);
});
