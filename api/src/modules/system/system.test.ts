import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { CheckDevice, FailedJob, StaffList } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { codeOf, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const { token: support } = await logInStaff(testApp, 'support');

test('[BOF-13] the devices that checked tickets are listed, the latest first', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const scan = (device: string, name: string, outcome: string, at: string) =>
    testApp.query(
      `INSERT INTO ticket_scan (id, outcome, device_id, device_name, scanned_at) VALUES ($1, $2, $3, $4, $5)`,
      [randomUUID(), outcome, device, name, at],
    );
  await scan(one, 'Luis', 'first', '2026-11-20T10:00Z');
  await scan(one, 'Luis', 'unknown', '2026-11-20T10:05Z');
  await scan(other, 'Rosa', 'first', '2026-11-21T10:00Z');
  const { data } = await testApp.call<StaffList<CheckDevice>>('GET', '/staff-api/check-devices', { token: support });
  assert.deepEqual(data.rows, [
    {
      id: other,
      name: 'Rosa',
      checks: 1,
      admitted: 1,
      firstAt: '2026-11-21T10:00:00.000Z',
      lastAt: '2026-11-21T10:00:00.000Z',
    },
    {
      id: one,
      name: 'Luis',
      checks: 2,
      admitted: 1,
      firstAt: '2026-11-20T10:00:00.000Z',
      lastAt: '2026-11-20T10:05:00.000Z',
    },
  ]);
});

test('[BOF-16] jobs that failed for good are listed without what is private, and tried again', async () => {
  const list = async () => (await testApp.call<FailedJob[]>('GET', '/staff-api/failed-jobs', { token: support })).data;
  assert.deepEqual(await list(), []);
  await testApp.query(
    `INSERT INTO pgboss.job (name, data, output, source_name, source_retry_count, created_on)
     VALUES ('failed-jobs', $1, $2, 'verify-payment', 100, '2026-11-20T10:00Z')`,
    [{ paymentId: 2_147_483_647, address: 'rosa@example.org' }, { reason: '550 <rosa@example.org>: no such mailbox' }],
  );
  const [{ id, ...failed } = { id: '' }] = await list();
  assert.deepEqual(failed, {
    queue: 'verify-payment',
    attempts: 101,
    failedAt: '2026-11-20T10:00:00.000Z',
    about: 'paymentId: 2147483647',
    error: '550 <…>: no such mailbox',
  });
  assert.ok(id);
  const retried = await testApp.call<{ count: number }>('POST', '/staff-api/failed-jobs/retry', { token: support });
  assert.equal(retried.data.count, 1);
  assert.deepEqual(await list(), []);
  const [row] = await testApp.query<{ actor: string }>(`SELECT actor FROM audit WHERE action = 'retry-jobs'`);
  assert.match(row?.actor ?? '', /^staff:support-/);
});

test('[OFF-03] one failed job is tried again or given up, once', async () => {
  const add = async () => {
    const [job] = await testApp.query<{ id: string }>(
      `INSERT INTO pgboss.job (name, data, source_name, source_retry_count)
       VALUES ('failed-jobs', $1, 'verify-payment', 100) RETURNING id`,
      [{ paymentId: 2_147_483_647 }],
    );
    return job?.id ?? '';
  };
  const send = (id: string, what: 'retry' | 'give-up') =>
    testApp.call('POST', `/staff-api/failed-jobs/${id}/${what}`, { token: support });
  const [retried, givenUp, other] = [await add(), await add(), await add()];
  const twice = await Promise.all([send(retried, 'retry'), send(retried, 'retry')]);
  assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 404]);
  assert.equal((await send(givenUp, 'give-up')).status, 200);
  assert.equal(codeOf(await send(givenUp, 'give-up')), 'NOT_FOUND');
  const { data } = await testApp.call<FailedJob[]>('GET', '/staff-api/failed-jobs', { token: support });
  assert.deepEqual(
    data.map(({ id }) => id),
    [other],
  );
  const [queued] = await testApp.query<{ count: number }>(
    `SELECT count(*)::int FROM pgboss.job WHERE name = 'verify-payment' AND data @> '{"paymentId": 2147483647}'`,
  );
  assert.equal(queued?.count, 2); // with the one of the test above
});
