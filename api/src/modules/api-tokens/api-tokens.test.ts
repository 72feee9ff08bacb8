import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ApiToken,
  type AuditRow,
  type FoundOrder,
  type MadeApiToken,
  type StaffPermission,
  type StaffRole,
  type StaffUser,
  staffPermissions,
  tokenPermissions,
} from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { expectedPermissions, type StaffOperation } from '../../testing/staff-permissions.ts';
import { codeOf, openTestApp, startTestApp } from '../../testing/test-app.ts';
import { createTicketChecks } from '../../testing/ticket-checks.ts';

const testApp = await openTestApp();
const owner = await logInStaff(testApp, 'owner');

const own = '/staff-api/account/tokens';
const ofPrograms = '/staff-api/program-tokens';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function make(
  session: string,
  permissions: StaffPermission[],
  { url = own, name = 'Contabilidad', days = 30 } = {},
) {
  const { status, data } = await testApp.call<MadeApiToken>('POST', url, {
    token: session,
    body: { name, permissions, days },
  });
  assert.equal(status, 200);
  return data;
}

/** Changes a colleague by the call that owners use. */
async function change(id: number, body: object) {
  const { data: users } = await testApp.call<StaffUser[]>('GET', '/staff-api/users', { token: owner.token });
  const revision = users.find((user) => user.id === id)?.revision;
  const headers = { 'if-match': `"${revision}"` };
  const { status } = await testApp.call('PUT', `/staff-api/users/${id}`, { token: owner.token, headers, body });
  assert.equal(status, 200);
}

test('[OFF-09] a token is shown once, recognised by its beginning, and stored as a hash', async () => {
  const { token, beginning, id } = await make(owner.token, ['coupons.read']);
  assert.match(token, /^iv_[0-9a-f]{48}$/);
  assert.equal(beginning, token.slice(0, 9));
  const { body, data } = await testApp.call<ApiToken[]>('GET', own, { token: owner.token });
  assert.ok(data.some((listed) => listed.id === id && listed.state === 'active'));
  assert.ok(!JSON.stringify(body).includes(token));
  const dump = JSON.stringify(await testApp.query('SELECT * FROM api_token'));
  const audit = JSON.stringify(await testApp.query(`SELECT * FROM audit WHERE action = 'make-api-token'`));
  assert.ok(!dump.includes(token) && !audit.includes(token));
});

test('[OFF-09] a call with a token needs no CSRF token, changes something, and counts as its maker', async () => {
  const { token } = await make(owner.token, ['coupons.read', 'coupons.change']);
  const coupon = { code: 'TOKEN1', percent: 10, note: '', eventIds: [], variantIds: [] };
  const made = await testApp.call<{ id: number; revision: number }>('POST', '/staff-api/coupons', {
    headers: bearer(token),
    body: coupon,
  });
  assert.equal(made.status, 200);
  const { code: _, ...values } = coupon;
  const put = (revision: number) =>
    testApp.call('PUT', `/staff-api/coupons/${made.data.id}`, {
      headers: { ...bearer(token), 'if-match': `"${revision}"` },
      body: { ...values, percent: 20 },
    });
  assert.equal(codeOf(await put(made.data.revision + 5)), 'CHANGED_MEANWHILE');
  assert.equal((await put(made.data.revision)).status, 200);
  const rows = await testApp.query<{ actor: string }>('SELECT actor FROM audit WHERE subject = $1', [
    `coupon:${made.data.id}`,
  ]);
  assert.deepEqual(
    rows.map(({ actor }) => actor),
    [`staff:${owner.email}`, `staff:${owner.email}`],
  );
});

test('[OFF-09] the audit names a program by its name', async () => {
  const { token } = await make(owner.token, ['coupons.change'], { url: ofPrograms, name: 'Tienda' });
  const body = { code: 'TOKEN2', percent: 10, note: '', eventIds: [], variantIds: [] };
  const { data } = await testApp.call<{ id: number }>('POST', '/staff-api/coupons', { headers: bearer(token), body });
  const subject = `coupon:${data.id}`;
  const audit = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=${subject}`, { token: owner.token });
  assert.deepEqual(
    audit.data.map(({ actor }) => actor),
    ['program:Tienda'],
  );
});

test('[OFF-09] every operation is open to a token that has its permission, and to no other', async () => {
  const { paths } = (await testApp.call('GET', '/docs/json')).body as unknown as {
    paths: Record<string, Record<string, { operationId: StaffOperation }>>;
  };
  const operations = Object.entries(paths)
    .filter(([path]) => path.startsWith('/staff-api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        method: method.toUpperCase() as 'GET',
        url: path.replace(/\{\w+\}/g, '2147483647'),
        operation: operationId,
        permission: expectedPermissions[operationId],
      })),
    )
    .filter(({ permission }) => permission !== 'nobody');
  const grantable = tokenPermissions('owner');
  const some = await make(
    owner.token,
    grantable.filter((_, index) => index % 2 === 0),
  );
  const others = await make(
    owner.token,
    grantable.filter((_, index) => index % 2 === 1),
  );
  for (const { token, permissions } of [some, others])
    for (const { method, url, operation, permission } of operations) {
      const status = await testApp.statusOf(method, url, token);
      const isOpen = (permissions as string[]).includes(permission);
      assert.match(String(status), isOpen ? /^(200|400|404|409)$/ : /^403$/, operation);
    }
});

test('[OFF-09] no token reaches own accounts, colleagues, webhooks or tokens, and none is made for them', async () => {
  for (const url of [own, ofPrograms])
    for (const permission of ['own-account', 'staff-users', 'integrations.manage'] as const) {
      const body = { name: 'x', permissions: [permission], days: 1 };
      const refused = await testApp.call('POST', url, { token: owner.token, body });
      assert.equal(codeOf(refused), 'VALIDATION_FAILED', permission);
    }
  // even when the database says otherwise
  const { token, id } = await make(owner.token, ['coupons.read']);
  await testApp.query('UPDATE api_token SET permissions = $2 WHERE id = $1', [id, Object.keys(staffPermissions)]);
  for (const url of ['/staff-api/account', own, ofPrograms, '/staff-api/users', '/staff-api/webhooks'])
    assert.equal(codeOf(await testApp.call('GET', url, { headers: bearer(token) })), 'FORBIDDEN', url);
});

test('[OFF-09] nobody gives a token more than their role has', async () => {
  const support = await logInStaff(testApp, 'support');
  const body = { name: 'x', permissions: ['coupons.read', 'coupons.change'], days: 1 };
  const refused = await testApp.call('POST', own, { token: support.token, body });
  assert.deepEqual((refused.body as unknown as { errors: object[] }).errors, [
    { field: 'permissions', reason: 'not_yours' },
  ]);
  assert.equal((await testApp.call('POST', ofPrograms, { token: support.token, body })).status, 403);
});

test('[OFF-09] a demoted person’s token loses with them, a blocked person’s is refused', async () => {
  const member = await logInStaff(testApp, 'events');
  const { token } = await make(member.token, ['coupons.read', 'coupons.change']);
  const may = async (method: 'GET' | 'POST', url: string) =>
    (await testApp.call(method, url, { headers: bearer(token), ...(method === 'POST' && { body: {} }) })).status;
  assert.deepEqual([await may('GET', '/staff-api/coupons'), await may('POST', '/staff-api/coupons')], [200, 400]);
  await change(member.id, { role: 'viewer' satisfies StaffRole });
  assert.deepEqual([await may('GET', '/staff-api/coupons'), await may('POST', '/staff-api/coupons')], [200, 403]);
  await change(member.id, { role: 'driver' satisfies StaffRole });
  assert.equal(await may('GET', '/staff-api/coupons'), 403);
  await change(member.id, { role: 'viewer' satisfies StaffRole, blocked: true });
  assert.equal(await may('GET', '/staff-api/coupons'), 401);
});

test('[OFF-09] a limited person’s token sees what they see', async () => {
  const member = await logInStaff(testApp, 'dispatcher');
  const { token } = await make(member.token, ['dispatch.read', 'events.read']);
  await change(member.id, { scope: { countries: ['CL'] } });
  assert.equal((await testApp.call('GET', '/staff-api/vehicles', { headers: bearer(token) })).status, 200);
  assert.equal((await testApp.call('GET', '/staff-api/events', { headers: bearer(token) })).status, 403);
});

test('[OFF-09] contacts are in a response only for a token that may read them', async () => {
  await createTicketChecks(testApp).paidOrder(1, await testApp.addEvent());
  const read = async (permissions: StaffPermission[]) => {
    const { token } = await make(owner.token, permissions);
    return (await testApp.call<{ rows: FoundOrder[] }>('GET', '/staff-api/orders', { headers: bearer(token) })).body;
  };
  assert.match(JSON.stringify(await read(['orders.read', 'contacts.read'])), /@example\.org/);
  assert.doesNotMatch(JSON.stringify(await read(['orders.read'])), /@example\.org/);
});

test('[OFF-09] an expired or revoked token is refused at once, and cannot be longer than a year', async () => {
  const body = { name: 'x', permissions: ['coupons.read'], days: 366 };
  assert.equal(codeOf(await testApp.call('POST', own, { token: owner.token, body })), 'VALIDATION_FAILED');
  const call = async (token: string) =>
    (await testApp.call('GET', '/staff-api/coupons', { headers: bearer(token) })).status;
  const expired = await make(owner.token, ['coupons.read']);
  await testApp.query(`UPDATE api_token SET expires_at = now() WHERE id = $1`, [expired.id]);
  const revoked = await make(owner.token, ['coupons.read']);
  assert.equal(await call(revoked.token), 200);
  const { data } = await testApp.call<ApiToken>('DELETE', `${own}/${revoked.id}`, { token: owner.token });
  assert.equal(data.state, 'revoked');
  assert.deepEqual([await call(expired.token), await call(revoked.token), await call('iv_nonsense')], [401, 401, 401]);
  const colleague = await logInStaff(testApp, 'owner');
  const other = await testApp.call('DELETE', `${own}/${expired.id}`, { token: colleague.token });
  assert.equal(other.status, 404, 'not one of somebody else');
});

test('[OFF-09] the last use is stored, at most once a minute', async () => {
  const { token, id } = await make(owner.token, ['coupons.read']);
  const lastUse = async () =>
    (await testApp.query<{ at: Date | null }>('SELECT last_used_at AS at FROM api_token WHERE id = $1', [id]))[0]?.at;
  assert.equal(await lastUse(), null);
  const call = () => testApp.call('GET', '/staff-api/coupons', { headers: bearer(token) });
  await call();
  const first = await lastUse();
  assert.ok(first);
  await call();
  assert.deepEqual(await lastUse(), first);
  await testApp.query(`UPDATE api_token SET last_used_at = now() - interval '61 seconds' WHERE id = $1`, [id]);
  await call();
  assert.ok(((await lastUse()) ?? first) > first);
});

test('[OFF-09] each token has its own limit of calls, and is told when to come again', async (t) => {
  const limited = await startTestApp({ tokenCallsPerMinute: 2 });
  t.after(() => limited.close());
  const { token: session } = await logInStaff(limited, 'owner');
  const body = { name: 'x', permissions: ['coupons.read'], days: 1 };
  const [one, other] = [
    (await limited.call<MadeApiToken>('POST', own, { token: session, body })).data.token,
    (await limited.call<MadeApiToken>('POST', own, { token: session, body })).data.token,
  ];
  const call = (token: string) => limited.call('GET', '/staff-api/coupons', { headers: bearer(token) });
  assert.deepEqual([(await call(one)).status, (await call(one)).status], [200, 200]);
  const refused = await call(one);
  assert.equal(codeOf(refused), 'RATE_LIMITED');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await call(other)).status, 200);
  assert.equal((await limited.call('GET', '/staff-api/coupons', { token: session })).status, 200);
});
