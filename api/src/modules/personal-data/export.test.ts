import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonalData } from '@idavuelta/shared/contracts';
import { anOrder, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

/** Where the export contains a table's data about a customer, or why it does not. */
const tables: Record<string, keyof PersonalData | { not: string }> = {
  customer: 'account',
  orders: 'orders',
  order_ticket: 'orders',
  payment: 'payments',
  refund: 'refunds',
  fiscal_document: 'orders',
  ticket_check: 'boardings',
  order_mail: 'mails',
  enquiry: 'messages',
  event_invitation: 'invitations',
  event_request: 'eventRequests',
  event_request_guest: 'requestGuests',
  frequent_friend: 'frequentFriends',
  frequent_address: 'frequentAddresses',
  session: 'sessions',
  waiting_list: 'waitingList',
  fiscal_record: { not: 'what the tax authority was told of a document that `orders` has' },
  account_token: { not: 'hashes of links that were mailed, and the address that `profile.pendingEmail` says' },
  login_network: { not: 'keyed hashes, of which nobody can tell a network' },
  mailbox: { not: 'mails of a site without a mail server, as their recipients have them' },
  bank_row: { not: "the bank's line of a payment that `payments` has" },
  seat_hold: { not: 'seats of an order, for some minutes; `orders` has until when' },
  seat_hold_item: { not: 'of the same' },
  pick_up_time: { not: 'in the tickets of `orders`' },
  trip_rider: { not: "a copy of the ticket's address for the driver" },
  trip_mark: { not: "the driver's own record; `orders` has what travellers see of it" },
  ticket_scan: { not: "the driver's own record; `boardings` has what was let in" },
  late_notice: { not: 'that a message was sent, without whom it was sent to' },
  stop_note: { not: 'what staff writes to drivers; given when somebody asks for it' },
  order_note: { not: 'what staff writes about its own work; given when somebody asks for it' },
  staff_user: { not: 'people of the company' },
  bank_account: { not: "the company's own" },
};

/** Returns the tables that reference a customer, except those reached only through an event of theirs or by address. */
const tablesOfCustomers = async () =>
  (
    await testApp.query<{ name: string }>(`WITH RECURSIVE owned (id) AS (
         SELECT 'customer'::regclass::oid
         UNION SELECT c.conrelid FROM pg_constraint c JOIN owned o ON o.id = c.confrelid
           WHERE c.contype = 'f' AND c.confrelid <> 'event'::regclass)
       SELECT id::regclass::text AS name FROM owned
       UNION SELECT table_name FROM information_schema.columns
         WHERE table_schema = 'public' AND (column_name ~ 'email' OR column_name = 'recipient' OR udt_name = 'jsonb' AND table_name = 'enquiry')`)
  ).map(({ name }) => name);

test('[ACC-20] every table that knows a customer is in the export, or says why not', async () => {
  assert.deepEqual((await tablesOfCustomers()).sort(), Object.keys(tables).sort());
});

/** Creates a customer with data in every exported table. */
async function aKnownCustomer() {
  const { email, token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const { data } = await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }));
  const { orderId } = data;
  const customer = '(SELECT id FROM customer WHERE email = $1)';
  await testApp.query(`UPDATE customer SET birthday = '1990-02-28' WHERE email = $1`, [email]);
  await testApp.call('POST', '/shop-api/frequent-friends', {
    token,
    body: { fullname: 'Luis Paz', phone: '987654321', email: 'luis@example.org' },
  });
  await testApp.call('POST', '/shop-api/frequent-addresses', {
    token,
    body: { name: 'Jr. Junín 12', countyId: event.countyId, myAddress: 1 },
  });
  await testApp.call('POST', '/contact', {
    body: { name: 'Rosa', email: email.toUpperCase(), phone: '987654321', message: '¿Van a Ica?' },
  });
  await testApp.query(
    `WITH p AS (INSERT INTO payment (order_id, provider, amount_minor, currency, reference, state)
       VALUES ($1, 'izipay', 4550, 'PEN', 'ref-' || gen_random_uuid(), 'paid') RETURNING id),
     r AS (INSERT INTO refund (payment_id, amount_minor, reason, requested_by, state)
       SELECT id, 4550, 'asked_for', 'buyer', 'done' FROM p),
     c AS (INSERT INTO ticket_check (order_ticket_id, leg) SELECT min(id), 'outbound' FROM order_ticket WHERE order_id = $1)
     INSERT INTO order_mail (order_id, kind, job_id, recipient, subject)
       VALUES ($1, 'order-paid', gen_random_uuid(), 'rosa@example.org', 'Tu viaje')`,
    [orderId],
  );
  await testApp.query(`INSERT INTO event_invitation (event_id, email) SELECT event_id, $2 FROM orders WHERE id = $1`, [
    orderId,
    email,
  ]);
  await testApp.query(
    `INSERT INTO waiting_list (departure_id, product_variant_id, email, language, site_origin, state, tickets)
       SELECT departure_id, (SELECT product_variant_id FROM order_ticket WHERE order_id = $1 LIMIT 1), $2, 'es_PE', 'http://localhost:3000', 'waiting', 1
       FROM orders WHERE id = $1`,
    [orderId, email],
  );
  await testApp.query(
    `WITH r AS (INSERT INTO event_request (customer_id, name, location, address, invitation, language, site_origin,
         stops, submitted, status, time_zone, idempotency_key, request_hash)
       VALUES (${customer}, 'Boda', '', '', '', 'es_PE', 'http://localhost:3000', '[]', false, 'saved', 'America/Lima', $1, '') RETURNING id)
     INSERT INTO event_request_guest (event_request_id, name, email, seats) SELECT id, 'Eva Paz', 'eva@example.org', 2 FROM r`,
    [email],
  );
  return { email, token, orderId };
}

test('[ACC-20] the export holds what the privacy page names: account, orders, payments, and what stands beside them', async () => {
  const { email, token, orderId } = await aKnownCustomer();
  const { status, data } = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token });
  assert.equal(status, 200);
  const exported = Object.values(tables).filter((key) => typeof key === 'string');
  for (const key of exported) assert.notEqual(Object.keys(data[key] ?? {}).length, 0, key);
  assert.deepEqual([data.account?.country, data.account?.birthday], ['PE', '1990-02-28']);
  assert.deepEqual(
    data.payments?.map((payment) => [payment.orderId, payment.method, payment.amount, payment.currency]),
    [[orderId, 'izipay', 45.5, 'PEN']],
  );
  assert.equal(data.refunds?.[0]?.amount, 45.5);
  assert.ok(data.mails?.some(({ subject }) => subject === 'Tu viaje'));
  assert.deepEqual(
    data.messages?.map(({ content }) => content),
    [{ name: 'Rosa', email: email.toUpperCase(), phone: '987654321', message: '¿Van a Ica?' }],
  );
  assert.deepEqual(
    data.requestGuests?.map(({ email, seats }) => [email, seats]),
    [['eva@example.org', 2]],
  );
});

test('[ACC-20] the export holds nothing of another customer', async () => {
  await aKnownCustomer();
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token });
  const { exportedAt: _, profile, account, sessions, ...lists } = data;
  assert.ok(profile && account && sessions.length === 1);
  assert.deepEqual(Object.values(lists).flat(), []);
});
