import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { type Ids, openTestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);
const editor = (await logInStaff(testApp, 'events')).token;

/** Sets the longest ride in the event's form, as staff does. */
async function limitRides({ slug }: Ids, longestRideMinutes: number) {
  const url = `/staff-api/events/${slug}`;
  const { data: event } = await testApp.call<StaffEvent>('GET', url, { token: editor });
  const { status, body } = await testApp.call('PUT', url, {
    token: editor,
    headers: { 'if-match': `"${event.revision}"` },
    body: { ...event.fields, longestRideMinutes },
  });
  assert.equal(status, 200, JSON.stringify(body));
}

test('[DSP-02] the longest ride that staff gave the event breaks a trip, and leaves out of a plan who lives too far', async () => {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { position: door(0) });
  const van = await dispatching.vehicle();
  const before = await dispatching.plan(id);
  assert.deepEqual([before.longestRide, before.unplanned, before.draft?.trips.length], [90, [], 1]);
  const [party = ''] = before.parties.map((each) => each.id);

  await limitRides(event, 15);
  const { data } = await dispatching.draft(id, [tripOf(van.id, [party])], before.draft?.revision);
  assert.equal(data.longestRide, 15);
  assert.deepEqual(data.draft?.trips[0]?.stops[0]?.broken, ['longest-ride']);
  const after = await dispatching.plan(id, true);
  assert.deepEqual(after.unplanned, [{ party, rule: 'longest-ride' }]);
});
