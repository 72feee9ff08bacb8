import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DiscardedSample, FirstDay, Today } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import { anOrder, codeOf, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const { token: owner } = await logInStaff(testApp, 'owner');

const firstDay = async (token = owner): Promise<FirstDay | undefined> =>
  (await testApp.call<Today>('GET', '/staff-api/today', { token })).data.firstDay;
const isDone = async (step: string) => (await firstDay())?.steps.find(({ name }) => name === step)?.isDone;
const make = (token = owner) =>
  testApp.call<{ event: string }>('POST', '/staff-api/sample-data', { token, body: { country: 'PE' } });
const discard = (token = owner) => testApp.call<DiscardedSample>('DELETE', '/staff-api/sample-data', { token });

test('[OFF-07] sample data is made, counts for no step, and is thrown away without a trace', async () => {
  const count = async () =>
    (
      await testApp.query<{ rows: number[] }>(
        `SELECT ARRAY[(SELECT count(*) FROM event), (SELECT count(*) FROM coupon), (SELECT count(*) FROM vehicle),
          (SELECT count(*) FROM place), (SELECT count(*) FROM departure)]::int[] AS rows`,
      )
    )[0]?.rows;
  const before = await count();
  const { data } = await make();
  assert.equal((await firstDay())?.sample, data.event);
  assert.notEqual((await firstDay())?.event, data.event);
  const [sample] = await testApp.query<{ visibility: string }>('SELECT visibility FROM event WHERE slug = $1', [
    data.event,
  ]);
  assert.equal(sample?.visibility, 'unlisted');
  assert.equal(codeOf(await make()), 'STATE_CONFLICT');
  assert.deepEqual((await discard()).data, { deleted: 5, kept: 0 });
  assert.deepEqual(await count(), before);
  assert.equal((await firstDay())?.sample, undefined);
});

test('[OFF-07] a sample event that somebody has ordered stays, and is no longer sold', async () => {
  const { data } = await make();
  const { token } = await testApp.newCustomer();
  const { status } = await testApp.place(token, anOrder(await testApp.ids(data.event)));
  assert.equal(status, 200);
  const { data: done } = await discard();
  assert.deepEqual(done, { deleted: 3, kept: 2 });
  const [event] = await testApp.query<{ stopped: boolean }>(
    'SELECT sales_stopped AS stopped FROM event WHERE slug = $1',
    [data.event],
  );
  assert.equal(event?.stopped, true);
  assert.equal((await firstDay())?.sample, undefined);
  assert.equal((await make()).data.event, `${data.event}-2`, 'another one can be made');
  await discard();
});

test('[OFF-07] only who directs the company makes sample data', async () => {
  const { token: events } = await logInStaff(testApp, 'events');
  assert.equal((await make(events)).status, 403);
  assert.equal((await discard(events)).status, 403);
});

test('[OFF-07] after the first sale nothing leads there any more, unless there is sample data', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(await testApp.addEvent()));
  assert.equal(await isDone('sale'), false);
  await testApp.staff('transfers', 'validate', data.orderId);
  assert.equal(await firstDay(), undefined);
  await testApp.query(`INSERT INTO sample_item (kind, item_id) VALUES ('vehicle', 1)`);
  assert.equal(await isDone('sale'), true);
  await discard();
});

test('[OFF-07] an empty installation says what leads to the first sale, and what of it is done', async () => {
  await testApp.query('TRUNCATE orders, event, place, county, province, bank_account, fiscal_company CASCADE');
  await testApp.query('TRUNCATE legal_version CASCADE');
  const doneNames = async () => (await firstDay())?.steps.filter((step) => step.isDone).map(({ name }) => name);
  assert.deepEqual(await doneNames(), ['colleagues']);
  const body = { country: 'PE', name: 'Lima', counties: [{ name: 'Barranco' }] };
  await testApp.call('POST', '/staff-api/provinces', { token: owner, body });
  assert.deepEqual(await doneNames(), ['province', 'colleagues']);
  const event = (await make()).data.event;
  await testApp.query(`DELETE FROM sample_item WHERE kind = 'event'`);
  assert.deepEqual(await doneNames(), ['province', 'event', 'departures', 'colleagues']);
  assert.equal((await firstDay())?.event, event);
  const { token: finance } = await logInStaff(testApp, 'finance');
  assert.equal(await firstDay(finance), undefined);
});
