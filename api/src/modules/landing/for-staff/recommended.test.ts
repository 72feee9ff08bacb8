import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecommendedEvent } from '@idavuelta/shared/contracts';
import type { AuditRow, RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token } = await logInStaff(testApp, 'owner');

const url = '/staff-api/content/PE/recommended';
const chosen = async () => (await testApp.call<RecommendedChoice>('GET', url, { token })).data;
const choose = (eventIds: number[], revision: number) =>
  testApp.call<RecommendedChoice>('PUT', url, {
    token,
    headers: { 'if-match': `"${revision}"` },
    body: { eventIds },
  });
const shown = async () =>
  (await testApp.call<RecommendedEvent[]>('GET', '/recommended-events?country-code=PE')).data.map(({ id }) => id);

test('[BOF-12] the landing page recommends what staff chose, in its order, at once', async () => {
  const [one, other] = [await testApp.addEvent(), await testApp.addEvent()];
  await shown();
  const { revision } = await chosen();
  const saved = await choose([other.eventId, one.eventId], revision);
  assert.deepEqual(saved.data, { country: 'PE', eventIds: [other.eventId, one.eventId], revision: revision + 1 });
  assert.deepEqual(await shown(), [other.eventId, one.eventId]);
  await choose([one.eventId], revision + 1);
  assert.deepEqual(await shown(), [one.eventId]);

  const { data } = await testApp.call<AuditRow[]>('GET', '/staff-api/audit?subject=recommended:PE', { token });
  assert.deepEqual(
    [data[0]?.action, data[0]?.detail],
    [
      'change-recommended-events',
      {
        revision: revision + 2,
        before: { eventIds: `${other.eventId}, ${one.eventId}` },
        after: { eventIds: `${one.eventId}` },
      },
    ],
    '[BOF-16]',
  );
});

test('[BOF-15] the second editor is told; events that the country does not have are refused', async () => {
  const { eventId } = await testApp.addEvent();
  const { revision } = await chosen();
  assert.equal((await choose([eventId], revision)).status, 200);
  const late = await choose([], revision);
  assert.equal(codeOf(late), 'CHANGED_MEANWHILE');
  assert.deepEqual(errorsOf(late), [{ field: 'eventIds', reason: 'changed' }]);
  const unknown = await choose([2_000_000_000], revision + 1);
  assert.deepEqual(errorsOf(unknown), [{ field: 'eventIds', reason: 'unknown' }]);
});

test('[BOF-02] only owners and who manages events choose them', async () => {
  const { token: finance } = await logInStaff(testApp, 'finance');
  assert.equal((await testApp.call('GET', url, { token: finance })).status, 403);
});
