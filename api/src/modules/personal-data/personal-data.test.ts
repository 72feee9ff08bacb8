import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Failure, FrequentFriend, PersonalData } from '@idavuelta/shared/contracts';
import { forEachField } from '@idavuelta/shared/contracts/passenger';
import { query } from '../../database/database.ts';
import { statementsWait } from '../../testing/locks.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

const home = { latitude: -12.1461, longitude: -77.0203 };

/** Counts the order's tickets with a known position. */
const located = async (orderId: string) =>
  (await testApp.query(`SELECT FROM order_ticket WHERE order_id = $1 AND addresses::text LIKE '%latitude%'`, [orderId]))
    .length;

const remove = (token: string, password = 'demo1234') =>
  testApp.call('DELETE', '/shop-api/me', { token, body: { password } });

/** Finds everything that names the traveller or the address, in any table. */
async function tracesOf(words: string[]) {
  const tables = await testApp.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const found = await testApp.query(`SELECT FROM ${name} r WHERE r::text ILIKE ANY ($1)`, [
      words.map((word) => `%${word}%`),
    ]);
    if (found.length > 0) traces.push(name);
  }
  return traces;
}

/** Part of an address that tells who it is of, and fits into every field. */
const traceOf = (email: string) => email.slice(0, 15);

/** Fills each field of a passenger with a trace of the person. */
const factsOf = (email: string) =>
  forEachField(
    (_, { kind, maxLength }) => ({ line: `Name ${email}`.slice(0, maxLength), email, phone: '987654321' })[kind],
  );

/** Creates a customer with a friend, an address, and a paid order of a past event. */
async function aCustomer() {
  const { email, token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const order = anOrder(event, { discountCode: 'GRATIS100' });
  for (const { passengers, addresses } of order.tickets) {
    for (const passenger of passengers) Object.assign(passenger, factsOf(email), { passengerAddress: `Jr. ${email}` });
    for (const address of addresses) Object.assign(address, { address: `Jr. ${email}`, position: home });
  }
  const { data } = await testApp.place(token, order);
  await testApp.call('POST', '/shop-api/frequent-friends', {
    token,
    body: { fullname: `Amiga ${email}`, phone: '987654321', email },
  });
  await testApp.call('POST', '/shop-api/frequent-addresses', {
    token,
    body: { name: `Jr. ${email}`, countyId: event.countyId, myAddress: 1 },
  });
  return { email, token, orderId: data.orderId, event };
}

const eventIsOver = (orderId: string) =>
  testApp.query(
    `UPDATE departure SET starts_at = now() - interval '1 day' WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
    [orderId],
  );

test('[ACC-20] my data is everything, as one document', async () => {
  const { email, token, orderId } = await aCustomer();
  const { status, data, headers } = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token });
  assert.equal(status, 200);
  assert.match(String(headers['content-disposition']), /attachment/);
  assert.equal(data.profile.email, email);
  assert.deepEqual(
    data.orders.map(({ order }) => order.id),
    [orderId],
  );
  assert.equal(data.orders[0]?.tickets[0]?.passengers[0]?.name, `Name ${email}`);
  assert.deepEqual(
    data.frequentFriends.map((friend: FrequentFriend) => friend.email),
    [email],
  );
  assert.deepEqual(
    data.frequentAddresses.map(({ name }) => name),
    [`Jr. ${email}`],
  );
  assert.deepEqual(
    data.sessions.map(({ current }) => current),
    [true],
  );
});

test('[ACC-20, MAP-04] a deleted account leaves its orders for the books, and nothing of the person', async () => {
  const { email, token, orderId } = await aCustomer();
  const before = await eventually(async () => {
    const mails = await testApp.app.services.mailbox.list(email);
    return mails.length > 0 && mails;
  });
  assert.ok(before.length > 0);
  await eventIsOver(orderId);
  assert.equal(await located(orderId), 1);
  assert.equal((await remove(token)).status, 200);
  assert.equal(await located(orderId), 0);
  assert.deepEqual(await tracesOf([traceOf(email)]), []);
  const [order] = await testApp.query<{ total: number; state: string; tickets: number }>(
    `SELECT o.amount_minor AS total, o.state, count(t.*)::int AS tickets FROM orders o JOIN order_ticket t ON t.order_id = o.id
     WHERE o.id = $1 GROUP BY o.id`,
    [orderId],
  );
  assert.deepEqual(order, { total: 0, state: 'paid', tickets: 1 });
  assert.equal((await testApp.call('GET', '/shop-api/me', { token })).status, 401);
  assert.equal(await testApp.login(email), undefined);
  await testApp.addCustomers([email]);
  assert.ok(await testApp.login(email), 'the address is free for a new account');
});

test('[ACC-20] a wrong password deletes nothing, and logs nobody out', async () => {
  const { token } = await testApp.newCustomer();
  const response = await remove(token, 'not-mine');
  assert.equal(response.status, 400);
  assert.deepEqual((response.body as unknown as Failure).errors, [{ field: 'password', reason: 'wrong' }]);
  assert.equal((await testApp.call('GET', '/shop-api/me', { token })).status, 200);
});

test('[ACC-20] who has paid for an event that is to come stays; open orders stay too then', async () => {
  const { token, event } = await aCustomer();
  const { data: open } = await testApp.place(token, anOrder(event));
  assert.equal(codeOf(await remove(token)), 'STATE_CONFLICT');
  const [row] = await testApp.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [open.orderId]);
  assert.equal(row?.state, 'awaiting_transfer_payment');
  assert.equal((await testApp.call('GET', '/shop-api/me', { token })).status, 200);
});

test('[ACC-20] open orders are given up, and their seats are free', async () => {
  const { token } = await testApp.newCustomer();
  const event = await testApp.addEventWith({ stock: 10 });
  const { data } = await testApp.place(token, anOrder(event, { tickets: 2 }));
  assert.equal(await testApp.stockOf(event.variantId), 8);
  assert.equal((await remove(token)).status, 200);
  assert.equal(await testApp.stockOf(event.variantId), 10);
  const [row] = await testApp.query<{ state: string }>('SELECT state FROM orders WHERE id = $1', [data.orderId]);
  assert.equal(row?.state, 'cancelled');
});

test('[ACC-20] of two deletions at once one deletes, and the other finds nobody logged in', async () => {
  const { email, token } = await testApp.newCustomer();
  let deletions: ReturnType<typeof remove>[] = [];
  await testApp.db.transaction().execute(async (tx) => {
    await query(tx, 'SELECT FROM customer WHERE email = $1 FOR UPDATE', [email]);
    deletions = [remove(token), remove(token)];
    await statementsWait(testApp.db, 2);
  });
  const statuses = (await Promise.all(deletions)).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 401]);
});

test('[ACC-20] a row of a bank statement no longer says who paid', async () => {
  const { email, token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(await testApp.addEvent()));
  await testApp.query(
    `INSERT INTO bank_row (key, booked_on, amount_minor, currency, text, payer, payment_id, imported_by)
     SELECT reference, '2026-11-20', 100, currency, reference, $2, id, 'staff:ana' FROM payment WHERE order_id = $1`,
    [data.orderId, email],
  );
  assert.equal((await remove(token)).status, 200);
  assert.deepEqual(await testApp.query('SELECT text, payer, state FROM bank_row'), [
    { text: '', payer: '', state: 'open' },
  ]);
});
