import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DataBreach } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token, email } = await logInStaff(testApp, 'owner');

/** Local time in Lima, which has no summer time. */
const lima = (hoursAgo: number) => new Date(Date.now() - (hoursAgo + 5) * 3_600_000).toISOString().slice(0, 16);
const record = (noticedAt: string) =>
  testApp.call<DataBreach>('POST', '/staff-api/data-breaches', {
    token,
    body: { countryCode: 'PE', noticedAt, what: 'Una lista salió por correo', affected: '12 pasajeros' },
  });
const tell = (id: number, who: string) =>
  testApp.call<DataBreach>('POST', `/staff-api/data-breaches/${id}/told`, {
    token,
    body: { who, note: 'Expediente 7' },
  });

test('[LEG-06] a breach is recorded with the hours left to tell the authority, and that it was told, once', async () => {
  const { data } = await record(lima(10));
  assert.ok(data.hoursLeft >= 60 && data.hoursLeft <= 62, String(data.hoursLeft));
  assert.deepEqual([data.recordedBy, data.authority], [`staff:${email}`, undefined]);
  const told = await tell(data.id, 'authority');
  assert.equal(told.data.authority?.note, 'Expediente 7');
  assert.equal(codeOf(await tell(data.id, 'authority')), 'STATE_CONFLICT');
  assert.ok((await tell(data.id, 'people')).data.people?.at);
  assert.equal((await tell(999_999, 'people')).status, 404);
  const late = await record(lima(80));
  assert.ok(late.data.hoursLeft < 0);
  assert.deepEqual(errorsOf(await record(lima(-2))), [{ field: 'noticedAt', reason: 'future' }]);
  const { data: all } = await testApp.call<DataBreach[]>('GET', '/staff-api/data-breaches', { token });
  assert.deepEqual(
    all.map(({ id }) => id),
    [data.id, late.data.id],
  );
});

test('[LEG-06] only who handles requests about personal data sees breaches', async () => {
  const { token: viewer } = await logInStaff(testApp, 'viewer');
  assert.equal((await testApp.call('GET', '/staff-api/data-breaches', { token: viewer })).status, 403);
});
