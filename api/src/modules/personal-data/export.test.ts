import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonalData } from '@idavuelta/shared/contracts';
import { anOrder, openTestApp } from '../../testing/test-app.ts';
import { aComplaint, fileComplaint } from '../complaints/testing/complaint.ts';
import { retention } from './retention.ts';

const testApp = await openTestApp();

/** Sections of the export that a table's data are in. */
const sections: Record<string, keyof PersonalData> = {
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
  sale_reminder: 'saleReminders',
  privacy_request: 'privacyRequests',
  complaint_sheet: 'complaints',
  complaint_file: 'complaints',
  order_note: 'notes',
  stop_note: 'notes',
};

/** Columns of a table by why they are not exported; `exported` are those that are. A star is all columns. */
type Columns = Record<string, string>;

const ids = 'names of rows, which say nothing of a person';
const machine = 'how the system works through it';
const money = 'said in another form: the amounts of `orders`';
const driver = "the driver's own record; `orders` and `boardings` have what travellers see of it";

/** What is stored of a person, column by column: a new column fails the test until it has a line. */
const columns: Record<string, Columns> = {
  customer: {
    exported:
      'birthday country_code created_at email first_name gender language last_name pending_email phone_number rut verified_at',
    [ids]: 'id',
    'empty while there is an account': 'deleted_at',
    'hash of a secret': 'password_hash',
    [machine]: 'password_changed_at pending_email_until blocked_at words',
  },
  orders: {
    exported: 'accepted amount_minor created_at currency departure_id event_id id number payment_code state tax_buyer',
    [ids]: 'customer_id coupon_id province_id',
    [machine]: 'admission idempotency_key request_hash site_origin flag_reasons flagged_at moved_from paid_at language',
    'the address that `invitations` has': 'invited_email',
    [money]: 'total_minor',
  },
  order_ticket: {
    exported:
      'addresses amount_minor capacity discount_amount_minor number passengers place_address spaces translations refund_id',
    [ids]: 'id order_id product_variant_id issue',
    [money]: 'price_minor discount_price_minor',
    [machine]: 'words',
  },
  payment: {
    exported: 'amount_minor created_at currency order_id provider reference state',
    [ids]: 'id',
    'secrets of the provider': 'token idempotency_key request_hash charge_id',
    [machine]: 'claimed_until looked_up_at rate rate_date settled_at unanswered_since charged_back_at',
    "the provider's own record of the payment": 'answer response',
  },
  refund: {
    exported: 'amount_minor reason requested_at state payment_id',
    [ids]: 'id key',
    "the provider's own record, and the bank's": 'answer paid_back_by paid_back_on paid_back_reference',
    [machine]: 'requested_by settled_at',
  },
  fiscal_document: {
    exported: 'id kind number order_id series state issued_at currency total_minor pdf',
    'in the file that `orders` names': 'base_minor tax_minor content tax_id country_code',
    [machine]: 'corrects_id replaces_id ordinal payment_id problem refund_id',
  },
  ticket_check: { exported: 'checked_at leg order_ticket_id', [ids]: 'scan_id' },
  order_mail: { exported: 'order_id recipient sent_at subject', [ids]: 'id job_id', [machine]: 'kind' },
  enquiry: { exported: 'content created_at kind', [ids]: 'id', 'the site it came from': 'country_code' },
  event_invitation: { exported: 'answer event_id seats', 'the address that was asked for': 'email' },
  event_request: {
    exported: 'address county_id ends_at event_id id image_path invitation location name reason starts_at status stops',
    'of the quote that `eventRequests` has': 'quote_billed_at quote_currency quote_minor quote_paid_at quote_pay_by',
    [machine]:
      'created_at customer_id idempotency_key language request_hash site_origin submitted time_zone under_review_since',
  },
  event_request_guest: { exported: 'email event_request_id name phone seats', [ids]: 'id' },
  frequent_address: { exported: 'county_id latitude longitude my_address name id', [ids]: 'customer_id' },
  frequent_friend: { exported: 'email fullname phone id', [ids]: 'customer_id' },
  session: { exported: 'browser created_at last_seen_at system id', [ids]: 'customer_id', [machine]: 'expires_at' },
  sale_reminder: { exported: 'asked_at event_id', [ids]: 'customer_id' },
  waiting_list: {
    exported: 'departure_id joined_at tickets',
    'the address that was asked for': 'email',
    [machine]: 'id language product_variant_id site_origin state',
    'keyed hash, of which nobody can tell a network': 'network',
  },
  privacy_request: {
    exported: 'answer answered_at confirmed_at country_code details due_on kind name number state',
    'the address that was asked for': 'email',
    [machine]: 'id answered_by language made_at site_origin',
  },
  order_note: { exported: 'body order_id written_at', [ids]: 'id', 'who of the company wrote it': 'author' },
  stop_note: { exported: 'note', [ids]: 'address_index order_ticket_id', 'in the tickets of `orders`': 'address' },
  blocked_person: {
    exported: 'blocked_at',
    [ids]: 'request_id',
    'the address, and who blocked it': 'email blocked_by',
  },
  complaint_sheet: {
    exported:
      'address amount_minor answer answered_at company country_code detail document_kind document_number due_on email filed_at filed_on guardian item item_description kind name number order_number phone request year',
    [ids]: 'id',
    'who of the company answered': 'answered_by',
    [machine]: 'idempotency_key language',
  },
  complaint_file: {
    exported: 'name',
    [ids]: 'id sheet_id position',
    "the person's own file, as it was sent; staff sends it back on request": 'content content_type',
  },
  fiscal_record: { 'what the tax authority was told of a document that `orders` has': '*' },
  account_token: { 'hashes of links, and the address that `profile.pendingEmail` says': '*' },
  privacy_request_token: { 'hashes of links': '*' },
  limited_ticket: { 'keyed hashes, of which nobody can tell an address, a network or a card': '*' },
  queue_ticket: { 'a place in a queue, until the queue is closed': '*' },
  login_network: { 'keyed hashes, of which nobody can tell a network': '*' },
  mailbox: { 'mails of a site without a mail server, as their recipients have them': '*' },
  bank_row: { "the bank's line of a payment that `payments` has": '*' },
  seat_hold: { 'seats of an order, for some minutes': '*' },
  seat_hold_item: { 'of the same': '*' },
  pick_up_time: { 'in the tickets of `orders`': '*' },
  trip_rider: { "a copy of the ticket's address for the driver": '*' },
  trip_mark: { [driver]: '*' },
  vehicle_check: { [driver]: '*' },
  ticket_scan: { [driver]: '*' },
  late_notice: { 'that a message was sent, without whom it was sent to': '*' },
  van_position: { 'where a driver of the company was, for a day': '*' },
  position_sharing: { 'a choice of a driver of the company': '*' },
  manifest: { 'the names of tickets that `passengerOf` and `orders` have, as the law keeps them': '*' },
  driver_profile: { 'people of the company': '*' },
  run: { 'people of the company': '*' },
  staff_user: { 'people of the company': '*' },
  opened_thing: { 'what people of the company opened, by its id': '*' },
  bank_account: { "the company's own": '*' },
};

/** Tables that know no person outside the company: the rest must have a line above. */
const withoutPersons = new Set(
  `api_token audit category channel complaint_series country county coupon coupon_event coupon_variant data_breach departure device_key dispatch_plan
  dispatch_planning event event_date event_listing event_stop exchange_rate fiscal_chain fiscal_company fiscal_file
  fiscal_folios fiscal_series landing_comment landing_partner landing_picture landing_slide legal_document legal_version list_choice list_view locale
  kysely_migration kysely_migration_lock login_failure offer offered_seats partner payment_method pick_up_point pick_up_window place product_variant province rate_limit
  report_export report_export_part report_mailing report_reader report_subscription sample_item search_word seat_pool seat_pool_template shared_value space_offer space_price staff_act staff_act_step staff_invitation
  staff_login_network staff_recovery_code staff_session statement_layout street trip trip_stop variant_price vehicle
  vehicle_outage waiting_list_token vehicle_check_list webhook_delivery webhook_endpoint waiting_room webhook_event`.split(
    /\s+/,
  ),
);

const columnsOfTables = () =>
  testApp.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
  );

test('[ACC-20, LEG-05] every column of a table that knows a person is in the export, or says why not', async () => {
  const tables = (await columnsOfTables()).filter(({ table }) => !withoutPersons.has(table));
  assert.deepEqual(tables.map(({ table }) => table).sort(), Object.keys(columns).sort());
  for (const { table, columns: stored } of tables) {
    const named = Object.values(columns[table] ?? {}).flatMap((names) => names.split(' '));
    if (named.includes('*')) continue;
    assert.deepEqual(named.sort(), stored, table);
  }
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
  await testApp.query(
    `INSERT INTO sale_reminder (event_id, customer_id) SELECT event_id, customer_id FROM orders WHERE id = $1`,
    [orderId],
  );
  await testApp.call('POST', '/privacy-requests', {
    token,
    body: { kind: 'access', country: 'PE', name: 'Ana', email, details: '' },
  });
  await fileComplaint(testApp, aComplaint({ email }), { files: [['boleto.pdf', '%PDF-1.4\n%%EOF']] });
  await testApp.query(`INSERT INTO order_note (order_id, author, body) VALUES ($1, 'staff:ana', 'Llamó dos veces')`, [
    orderId,
  ]);
  return { email, token, orderId };
}

test('[LEG-06] every table that knows a person has its time', () => {
  const timed = Object.keys(retention).filter((table) => !withoutPersons.has(table));
  assert.deepEqual(timed.sort(), Object.keys(columns).sort());
});

test('[ACC-20, LEG-05] the export holds what the privacy page names: account, orders, payments, and what stands beside them', async () => {
  const { email, token, orderId } = await aKnownCustomer();
  const { status, data } = await testApp.call<PersonalData>('GET', '/shop-api/me/data', { token });
  assert.equal(status, 200);
  for (const key of new Set(Object.values(sections))) assert.notEqual(Object.keys(data[key] ?? {}).length, 0, key);
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
  assert.deepEqual(
    data.complaints?.map((sheet) => [sheet.name, sheet.detail, sheet.files]),
    [[aComplaint().name, aComplaint().detail, ['boleto.pdf']]],
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
