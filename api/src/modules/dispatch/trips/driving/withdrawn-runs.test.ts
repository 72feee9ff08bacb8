import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TripNews } from '@idavuelta/shared/contracts/staff';
import { wallTimeAt } from '@idavuelta/shared/contracts/time';
import { officeOf } from '../../../../testing/office-events.ts';
import { ago, startDriving } from '../../testing/driven-trips.ts';

const { testApp, driving } = await startDriving();
after(() => testApp.close());
const office = await officeOf(testApp, 'events');
const owner = await officeOf(testApp, 'owner');

type Published = Awaited<ReturnType<typeof driving.published>>;

const endReasons = async ({ id }: Published) =>
  (
    await testApp.query<{ reason: string | null }>('SELECT end_reason AS reason FROM run WHERE departure_id = $1', [id])
  ).map(({ reason }) => reason);

async function assertWithdrawn(published: Published) {
  const { van, driver } = published;
  assert.deepEqual(await endReasons(published), ['withdrawn']);
  assert.deepEqual(await driving.tripsOf(driver), []);
  const { data } = await testApp.call<TripNews>('GET', '/staff-api/my-trips/news', { token: driver.token });
  assert.deepEqual(
    data.lost.map((lost) => [lost.van, lost.reason]),
    [[van.plate, 'withdrawn']],
  );
  assert.equal(data.next, undefined);
}

test('[DSP-18] a departure that is called off ends its runs, also one under way, and their drivers are told', async () => {
  const published = await driving.published({ hours: 0.1 });
  const { event, driver } = published;
  const [trip] = await driving.tripsOf(driver);
  const before = driving.aMark(trip, 'boarded', 0, ago(0.05));
  const { status } = await office.call('POST', `${event.slug}/departures/${published.id}/call-off`, {});
  assert.equal(status, 200);
  await assertWithdrawn(published);
  const sent = await driving.send(driver, [before, driving.aMark(trip, 'boarded', 1, new Date())]);
  assert.deepEqual(
    sent.data.rejected.map(({ reason }) => reason),
    ['not_yours'],
  );
});

test('[DSP-18] an event that is cancelled ends its runs, and their drivers are told', async () => {
  const published = await driving.published();
  const { slug } = published.event;
  const { status, body } = await owner.call('POST', `${slug}/cancellation`, { slug });
  assert.equal(status, 200, JSON.stringify(body));
  await assertWithdrawn(published);
});

test('[DSP-18] a departure that is moved to another time loses its plan and its runs, and their drivers are told', async () => {
  const published = await driving.published();
  const [departure] = await testApp.query<{ at: Date }>('SELECT starts_at AS at FROM departure WHERE id = $1', [
    published.id,
  ]);
  const to = wallTimeAt((departure?.at.getTime() ?? 0) + 2 * 3_600_000, 'America/Lima').slice(0, 16);
  const { status } = await office.call('POST', `${published.event.slug}/departures/${published.id}/move`, { to });
  assert.equal(status, 200);
  await assertWithdrawn(published);
});
