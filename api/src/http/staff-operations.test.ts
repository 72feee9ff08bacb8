import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAllowed, type StaffPermission, staffPermissions, staffRoles } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../testing/staff-members.ts';
import { expectedPermissions, type StaffOperation } from '../testing/staff-permissions.ts';
import { codeOf, openTestApp } from '../testing/test-app.ts';

const testApp = await openTestApp();
const { paths } = (await testApp.call('GET', '/docs/json')).body as unknown as {
  paths: Record<string, Record<string, { operationId: StaffOperation }>>;
};
const routes = Object.entries(paths)
  .filter(([path]) => path.startsWith('/staff-api/'))
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: operation }]) => ({
      method: method.toUpperCase() as 'GET',
      url: path.replace(/\{\w+\}/g, '2147483647'),
      operation,
    })),
  );

test('[BOF-02] every operation has a route, and every permission an operation', () => {
  assert.deepEqual(routes.map(({ operation }) => operation).sort(), Object.keys(expectedPermissions).sort());
  // a permission for fields of responses rather than an operation: contacts/contacts.test.ts
  const needed = new Set<string>([...Object.values(expectedPermissions), 'contacts.read']);
  assert.deepEqual(
    (Object.keys(staffPermissions) as StaffPermission[]).filter((permission) => !needed.has(permission)),
    [],
  );
});

test('[BOF-02] every operation lets in the roles of its line and no other, no customer and nobody', async () => {
  const customer = await testApp.newCustomer();
  for (const role of staffRoles) {
    const { token } = await logInStaff(testApp, role);
    for (const { method, url, operation } of routes.filter(({ operation }) => operation !== 'logOutStaff')) {
      const permission = expectedPermissions[operation];
      if (permission === 'nobody') continue;
      const status = await testApp.statusOf(method, url, token);
      const expected = isAllowed(role, permission) ? /^(200|400|404|409)$/ : /^403$/;
      assert.match(String(status), expected, `${role}: ${operation}`);
    }
  }
  for (const { method, url, operation } of routes) {
    if (expectedPermissions[operation] === 'nobody') continue;
    assert.equal((await testApp.call(method, url)).status, 401, operation);
    assert.equal(codeOf(await testApp.call(method, url, { token: customer.token })), 'FORBIDDEN', operation);
  }
});

test('[BOF-02] a role that only reads runs no job again and makes no link to a draft', () => {
  for (const operation of ['retryFailedJobs', 'makeEventPreview'] as const) {
    const permission = expectedPermissions[operation];
    assert.ok(permission !== 'nobody');
    assert.doesNotMatch(permission, /\.read$/);
    assert.equal(isAllowed('viewer', permission), false);
  }
});
