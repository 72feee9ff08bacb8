import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ListLook, type ListView, listViewLimits } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { codeOf, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const support = await logInStaff(testApp, 'support');
const colleague = await logInStaff(testApp, 'support');
const owner = await logInStaff(testApp, 'owner');

const look = (list: string, { token } = support) =>
  testApp.call<ListLook>('GET', `/staff-api/list-views?list=${list}`, { token });
const add = (view: object, { token } = support) =>
  testApp.call<ListView>('POST', '/staff-api/list-views', {
    token,
    body: { list: 'orders', isShared: false, query: {}, hidden: [], ...view },
  });
const change = (id: number, body: object, { token } = support) =>
  testApp.call<ListView>('PUT', `/staff-api/list-views/${id}`, { token, body });
const remove = (id: number, { token } = support) => testApp.call('DELETE', `/staff-api/list-views/${id}`, { token });
const namesOf = async (who = support) => (await look('orders', who)).data.views.map(({ name }) => name);

test('[OFF-03] a view keeps filters, order and columns, is renamed and deleted, and is its maker’s alone', async () => {
  const query = { state: 'paid', text: 'Quiñones', sort: '-placedAt' };
  const { data: view } = await add({ name: 'Pagados', query, hidden: ['total'] });
  assert.deepEqual(
    { ...view, id: 0 },
    { id: 0, name: 'Pagados', isShared: false, query, hidden: ['total'], isOwn: true, maker: view.maker },
  );
  assert.deepEqual(await namesOf(), ['Pagados']);
  assert.deepEqual(await namesOf(colleague), []);
  assert.equal((await change(view.id, { name: 'Robado' }, colleague)).status, 404);
  assert.equal((await remove(view.id, owner)).status, 404);
  const { data: renamed } = await change(view.id, { name: 'Al día', query: { state: 'cancelled' } });
  assert.deepEqual([renamed.name, renamed.query, renamed.hidden], ['Al día', { state: 'cancelled' }, ['total']]);
  assert.equal((await remove(view.id)).status, 200);
  assert.deepEqual(await namesOf(), []);
});

test('[OFF-03] a shared view is there for everybody who may read the list; only its maker or an owner deletes it', async () => {
  const { data: view } = await add({ name: 'De todos', isShared: true });
  const { data: found } = await look('orders', colleague);
  assert.deepEqual(
    found.views.map(({ name, isOwn }) => [name, isOwn]),
    [['De todos', false]],
  );
  assert.equal((await change(view.id, { name: 'Otro' }, colleague)).status, 403);
  assert.equal((await remove(view.id, colleague)).status, 403);
  const driver = await logInStaff(testApp, 'driver');
  assert.equal((await look('orders', driver)).status, 403);
  assert.equal((await remove(view.id, driver)).status, 403);
  assert.equal((await remove(view.id, owner)).status, 200);
  assert.deepEqual(await namesOf(), []);
});

test('[OFF-03] a person has each name once for a list, and not more views than can be looked through', async () => {
  const { data: first } = await add({ name: 'Uno', list: 'events' });
  assert.equal(codeOf(await add({ name: 'Uno', list: 'events' })), 'VALIDATION_FAILED');
  assert.equal((await add({ name: 'Uno', list: 'events' }, colleague)).status, 200);
  const { data: second } = await add({ name: 'Dos', list: 'events' });
  assert.equal(codeOf(await change(second.id, { name: 'Uno' })), 'VALIDATION_FAILED');
  assert.equal((await change(first.id, { name: 'Uno' })).status, 200);
  for (let number = 3; number <= listViewLimits.ofPerson; number++)
    assert.equal((await add({ name: `Vista ${number}`, list: 'events' })).status, 200);
  assert.equal(codeOf(await add({ name: 'Una más', list: 'events' })), 'STATE_CONFLICT');
});

test('[OFF-03] what is saved is bounded', async () => {
  const many = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`f${'x'.repeat(index + 1)}`, '1']));
  for (const wrong of [{ query: { text: 'x'.repeat(201) } }, { query: many }, { name: '' }, { list: 'secrets' }])
    assert.equal((await add({ name: 'Mal', ...wrong })).status, 400, JSON.stringify(wrong));
});

test('[OFF-03] columns and the height of rows are the choice of a person, kept on the server', async () => {
  assert.equal((await look('coupons')).data.choice, undefined);
  const body = { hidden: ['note'], isCompact: true };
  for (const _time of [1, 2])
    assert.equal((await testApp.call('PUT', '/staff-api/list-choices/coupons', { ...support, body })).status, 200);
  assert.deepEqual((await look('coupons')).data.choice, body);
  assert.equal((await look('coupons', colleague)).data.choice, undefined);
});

test('[OFF-03] who is limited to countries has no views of colleagues', async () => {
  await add({ name: 'Gala privada', list: 'departures', isShared: true });
  const { id, token } = await logInStaff(testApp, 'dispatcher');
  await testApp.query("UPDATE staff_user SET scope_countries = '{CL}' WHERE id = $1", [id]);
  assert.deepEqual((await look('departures', { ...support, token })).data.views, []);
});
