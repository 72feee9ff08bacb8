import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditRow, StaffUser } from '@idavuelta/shared/contracts/staff';
import { query } from '../../database/database.ts';
import { addStaffMember, logInStaff } from '../../testing/staff-members.ts';
import { codeOf, openTestApp, startTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const change = (token: string, id: number, revision: number, body: object) =>
  testApp.call<StaffUser>('PUT', `/staff-api/users/${id}`, { token, body, headers: { 'if-match': `"${revision}"` } });

test('[BOF-01] an owner invites somebody, who is listed as invited; an address has one role', async () => {
  const { token } = await logInStaff(testApp);
  const body = { email: 'Nueva@Example.org', name: 'Nueva', role: 'finance', language: 'pt_BR' };
  const { data } = await testApp.call<StaffUser>('POST', '/staff-api/users', { token, body });
  assert.deepEqual([data.email, data.state, data.revision], ['nueva@example.org', 'invited', 1]);
  assert.equal((await testApp.call('POST', '/staff-api/users', { token, body })).status, 200, 'invited again');
  const other = await testApp.call('POST', '/staff-api/users', { token, body: { ...body, role: 'owner' } });
  assert.deepEqual([other.status, codeOf(other)], [409, 'INVITED_WITH_ANOTHER_ROLE']);
  const { data: all } = await testApp.call<StaffUser[]>('GET', '/staff-api/users', { token });
  assert.ok(all.some(({ email, role }) => email === 'nueva@example.org' && role === 'finance'));
});

test('[BOF-15] of two who change the same person the second is told what the first changed', async () => {
  const { token } = await logInStaff(testApp);
  const { id } = await addStaffMember(testApp, 'viewer');
  const first = await change(token, id, 1, { role: 'support' });
  assert.deepEqual([first.status, first.data.role, first.data.revision], [200, 'support', 2]);
  const second = await change(token, id, 1, { name: 'Otra' });
  assert.deepEqual([second.status, codeOf(second)], [412, 'CHANGED_MEANWHILE']);
  assert.deepEqual((second.body as unknown as { errors: object[] }).errors, [{ field: 'role', reason: 'changed' }]);
  assert.equal((await change(token, id, 2, { name: 'Otra' })).data.name, 'Otra');
});

test('[BOF-16] a change has who, what, before and after, beside the thing', async () => {
  const { token, email } = await logInStaff(testApp);
  const { id } = await addStaffMember(testApp, 'viewer');
  await change(token, id, 1, { role: 'support', name: 'Rosa viewer' });
  const { data } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=staff-user:${id}`, { token });
  assert.deepEqual(
    data.map(({ actor, action, detail }) => ({ actor, action, detail })),
    [
      {
        actor: `staff:${email}`,
        action: 'change-staff-user',
        detail: { revision: 2, before: { role: 'viewer' }, after: { role: 'support' } },
      },
    ],
    'what stays as it was is not listed',
  );
  const { body } = await testApp.call<AuditRow[]>('GET', '/staff-api/audit?limit=1', { token });
  const next = (body as { next?: string }).next;
  const { data: page } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?limit=1&before=${next}`, { token });
  assert.ok(Number(page[0]?.id ?? 0) < Number(next));
});

test('[BOF-01] who is blocked or has another role is logged out, and an owner is left', async (t) => {
  const alone = await startTestApp();
  t.after(() => alone.close());
  const owner = await logInStaff(alone);
  const support = await logInStaff(alone, 'support');
  const put = (id: number, revision: number, body: object) =>
    alone.call('PUT', `/staff-api/users/${id}`, { token: owner.token, body, headers: { 'if-match': `${revision}` } });
  assert.equal((await put(support.id, 1, { blocked: true })).status, 200);
  assert.equal((await alone.call('GET', '/staff-api/account', { token: support.token })).status, 401);

  for (const body of [{ blocked: true }, { role: 'viewer' }])
    assert.equal(codeOf(await put(owner.id, 1, body)), 'LAST_OWNER');
  const second = await logInStaff(alone);
  const both = await Promise.all([
    put(owner.id, 1, { role: 'viewer' }),
    alone.call('PUT', `/staff-api/users/${second.id}`, {
      token: second.token,
      body: { role: 'viewer' },
      headers: { 'if-match': '1' },
    }),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const owners = await query(alone.db, `SELECT id FROM staff_user WHERE role = 'owner'`, []);
  assert.equal(owners.length, 1);
});
