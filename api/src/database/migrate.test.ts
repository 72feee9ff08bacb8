import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { openEmptyDatabase, patient } from '../testing/server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { eventually } from '../testing/test-app.ts';
import { openDatabase, query } from './database.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Applied by the release before Kysely's migrator. */
const earlierFiles = ['001-catalogue.sql', '002-customers.sql', '003-orders.sql', '004-search.sql', '005-names.sql'];

/**
 * Creates the database as that release left it, with a customer and three events: on one date, on two dates, and with a
 * day that the buyer picks. Each has paid and pending orders.
 */
async function earlierDatabase() {
  const { url, client, rows } = await openEmptyDatabase();
  await client.query('BEGIN');
  await client.query('CREATE TABLE migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())');
  for (const name of earlierFiles) {
    await client.query(await readFile(join(folder, name), 'utf8'));
    await client.query('INSERT INTO migration (name) VALUES ($1)', [name]);
  }
  await client.query('COMMIT');
  await client.query(`
    INSERT INTO country VALUES ('PE', 'Perú', 'es_PE', 0);
    INSERT INTO locale VALUES ('es_PE', 'Español', 0);
    INSERT INTO province (country_code, name) VALUES ('PE', 'Lima');
    INSERT INTO place (country_code, name, address, time_zone, image_path)
      VALUES ('PE', 'Estadio', 'José Díaz', 'America/Lima', '');
    INSERT INTO event (slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type,
        image_path, translations, search_text)
      VALUES ('concierto', 1, 'PE', 1, 'America/Lima', '2027-01-01', '2027-01-02', 1, 1, '', '{}', 'concierto');
    INSERT INTO event_date (event_id, starts_at) VALUES (1, '2027-01-01');
    INSERT INTO category (event_id, priority, translations) VALUES (1, 1, '{}');
    INSERT INTO product_variant (category_id, province_id, place_id, price_cents, capacity, stops, stock, translations)
      VALUES (1, 1, 1, 4550, 2, 2, 47, '{"es_PE": {"name": "Ida y vuelta"}}');
    INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language, verified_at)
      VALUES ('lucia@example.org', 'hash', 'Lucía', 'Quispe', '987654321', 'PE', 'es_PE', '2026-01-01');
    INSERT INTO orders (id, customer_id, event_id, event_date_id, event_starts_at, province_id, payment_code, state,
        total_cents, site_origin, language, request_hash, held_until, paid_at)
      VALUES
        ('00000000-0000-4000-8000-000000000001', 1, 1, 1, '2027-01-01', 1, 'webpay', 'paid', 9100, 'https://i.pe',
          'es_PE', 'a', '2026-02-01', '2026-02-01'),
        ('00000000-0000-4000-8000-000000000002', 1, 1, 1, '2027-01-01', 1, 'transferencia', 'awaiting_transfer_payment',
          4550, 'https://i.pe', 'es_PE', 'b', '2099-01-01', NULL);
    INSERT INTO order_ticket (order_id, number, product_variant_id, price_cents, discount_price_cents, capacity,
        translations, place_address, addresses, passengers)
      SELECT id::uuid, number, 1, 4550, NULL, 2, '{}', 'José Díaz', '[{"address": "Av. Grau", "countyId": 1}]',
        '[{"name": "Ana"}]'
      FROM (VALUES ('00000000-0000-4000-8000-000000000001', 1), ('00000000-0000-4000-8000-000000000001', 2),
        ('00000000-0000-4000-8000-000000000002', 1)) AS tickets (id, number);
    INSERT INTO payment (order_id, provider, reference, amount_cents, state, response)
      VALUES ('00000000-0000-4000-8000-000000000001', 'webpay', 'IV1', 9100, 'paid', '{}'),
        ('00000000-0000-4000-8000-000000000002', 'transferencia', 'IV-2', 4550, 'started', '{"transfer": {"amount": 45.5}}');

    INSERT INTO event (slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type,
        image_path, translations, search_text)
      VALUES
        ('circo', 1, 'PE', 1, 'America/Lima', '2027-02-01', '2027-02-03', 3, 1, '', '{}', 'circo'),
        ('feria', 1, 'PE', 1, 'America/Lima', '2027-03-01 15:00Z', '2027-03-31 20:00Z', 2, 1, '', '{}', 'feria');
    INSERT INTO event_date (event_id, starts_at)
      VALUES (2, '2027-02-01'), (2, '2027-02-02'), (3, '2027-03-01 15:00Z');
    INSERT INTO category (event_id, priority, translations) VALUES (2, 1, '{}'), (3, 1, '{}');
    INSERT INTO product_variant (category_id, province_id, place_id, price_cents, capacity, stops, stock, translations)
      VALUES (2, 1, 1, 3000, 1, 1, 10, '{}'), (2, 1, 1, 9000, 4, 2, 0, '{}'), (3, 1, 1, 2000, 1, 1, 5, '{}');
    INSERT INTO orders (id, customer_id, event_id, event_date_id, event_starts_at, province_id, payment_code, state,
        total_cents, site_origin, language, request_hash, held_until, paid_at, checked_at)
      SELECT ('00000000-0000-4000-8000-00000000001' || n)::uuid, 1, event_id, date_id, starts_at::timestamptz, 1, 'webpay',
        state, 3000, 'https://i.pe', 'es_PE', 'c' || n, '2026-03-01', paid_at::timestamptz, checked_at::timestamptz
      FROM (VALUES
        (1, 2, 2, '2027-02-01', 'paid', '2026-03-01', '2027-02-01 00:10Z'),
        (2, 2, 3, '2027-02-02', 'awaiting_payment', NULL, NULL),
        (3, 2, 3, '2027-02-02', 'cancelled', NULL, NULL),
        (4, 3, 4, '2027-03-09 15:00Z', 'paid', '2026-03-01', NULL),
        (5, 3, 4, '2027-03-09 15:00Z', 'awaiting_payment', NULL, NULL),
        (6, 3, 4, '2027-03-20 15:00Z', 'rejected', NULL, NULL)) AS o (n, event_id, date_id, starts_at, state, paid_at, checked_at);
    INSERT INTO order_ticket (order_id, number, product_variant_id, price_cents, capacity, translations, place_address,
        addresses, passengers)
      SELECT ('00000000-0000-4000-8000-00000000001' || n)::uuid, number, variant, 3000, 1, '{}', '', '[]', '[]'
      FROM (VALUES (1, 1, 2), (1, 2, 2), (1, 3, 3), (2, 1, 3), (3, 1, 2), (4, 1, 4), (4, 2, 4), (5, 1, 4), (6, 1, 4))
        AS t (n, number, variant)`);
  return { url, client, rows };
}

const applied = 'SELECT name FROM kysely_migration ORDER BY name';

/** Columns of amounts had other names before 009. */
const contents = ({ price, total, amount }: Record<'price' | 'total' | 'amount', string>) => `SELECT
  (SELECT jsonb_agg(to_jsonb(c) ORDER BY id) FROM (SELECT id, email, first_name, verified_at FROM customer) c) AS customers,
  (SELECT jsonb_agg(to_jsonb(o) ORDER BY id) FROM (SELECT id, state, ${total} AS total, paid_at FROM orders) o) AS orders,
  (SELECT jsonb_agg(to_jsonb(t) ORDER BY order_id, number) FROM (
    SELECT order_id, number, ${price} AS price, capacity, addresses, passengers FROM order_ticket) t) AS tickets,
  (SELECT jsonb_agg(to_jsonb(p) ORDER BY reference) FROM (
    SELECT reference, ${amount} AS amount, state FROM payment) p) AS payments`;

/** The seats of orders, as the earlier release stored them. */
const seatsBefore = `
  SELECT o.id AS order, o.event_date_id AS date, o.event_starts_at AS starts_at, o.held_until, t.number, o.checked_at
  FROM orders o JOIN order_ticket t ON t.order_id = o.id ORDER BY 1, t.number`;

const seatsNow = `
  SELECT o.id AS order, d.event_date_id AS date, d.starts_at, h.held_until, t.number, k.checked_at
  FROM orders o JOIN departure d ON d.id = o.departure_id JOIN seat_hold h ON h.order_id = o.id
  JOIN order_ticket t ON t.order_id = o.id LEFT JOIN ticket_check k ON k.order_ticket_id = t.id AND k.leg = 'outbound'
  ORDER BY 1, t.number`;

/** Units of each variant on each departure. */
const pools = `
  SELECT to_char(d.starts_at AT TIME ZONE 'UTC', 'MM-DD') || ' variant ' || o.product_variant_id AS of,
    p.capacity, p.held, p.sold
  FROM seat_pool p JOIN departure d ON d.id = p.departure_id JOIN offer o ON o.template_id = p.template_id
  WHERE o.units = 1 ORDER BY 1`;

/** The holds of orders, which must agree with the units taken from pools. */
const holds = `
  SELECT h.state, sum(i.units)::int AS units FROM seat_hold h JOIN seat_hold_item i ON i.order_id = h.order_id
  GROUP BY 1 ORDER BY 1`;

const before009 = contents({ price: 'price_cents', total: 'total_cents', amount: 'amount_cents' });
const since009 = contents({
  price: 'price_minor',
  total: 'total_minor',
  // Webpay payments sent an amount in soles as that many pesos.
  amount: `CASE currency WHEN 'CLP' THEN amount_minor * 100 ELSE amount_minor END`,
});

test('a database of the release before keeps every order, seat and amount, also when migrated twice', async () => {
  const { url, rows } = await earlierDatabase();
  const [before] = await rows(before009);
  assert.equal(before.orders.length, 8);
  assert.equal(before.tickets.length, 12);
  const seats = await rows(seatsBefore);

  await migrate(url);
  assert.deepEqual((await rows(since009))[0], before);
  const names = await rows(applied);
  assert.deepEqual(
    names.slice(0, 5),
    earlierFiles.map((name) => ({ name })),
  );

  await migrate(url);
  assert.deepEqual((await rows(since009))[0], before);
  assert.deepEqual(await rows(applied), names);
  assert.deepEqual(await rows(seatsNow), seats);
  // The earlier release still finds its own list.
  assert.equal((await rows('SELECT FROM migration')).length, 5);
});

test('[PAY-10] every order of the release before has a number of its own', async () => {
  const { url, rows } = await earlierDatabase();
  await migrate(url);
  const numbers = (await rows('SELECT number FROM orders')).map(({ number }) => number);
  assert.equal(new Set(numbers).size, 8);
  for (const number of numbers) assert.match(number, /^[2-9A-HJ-NP-Z]{8}$/);
});

test('[BKG-29] every date of the release before gets all that is left, on top of what it has sold and holds', async () => {
  const { url, client, rows } = await earlierDatabase();
  await migrate(url);
  assert.deepEqual(await rows(pools), [
    { of: '01-01 variant 1', capacity: 50, held: 1, sold: 2 },
    { of: '02-01 variant 2', capacity: 12, held: 0, sold: 2 },
    { of: '02-01 variant 3', capacity: 1, held: 0, sold: 1 },
    { of: '02-02 variant 2', capacity: 10, held: 0, sold: 0 },
    { of: '02-02 variant 3', capacity: 1, held: 1, sold: 0 },
    { of: '03-09 variant 4', capacity: 8, held: 1, sold: 2 },
    { of: '03-20 variant 4', capacity: 5, held: 0, sold: 0 },
  ]);
  assert.deepEqual(await rows(holds), [
    { state: 'held', units: 3 },
    { state: 'released', units: 2 },
    { state: 'sold', units: 7 },
  ]);
  assert.deepEqual(await rows('SELECT capacity FROM seat_pool_template ORDER BY id'), [
    { capacity: 47 },
    { capacity: 10 },
    { capacity: 0 },
    { capacity: 5 },
  ]);
  await client.query('INSERT INTO seat_pool_template (event_id, capacity) VALUES (1, 1)');
});

test('[PAY-12] what was charged before money had a currency stays what it was, and staff finds it', async () => {
  const { url, client, rows } = await earlierDatabase();
  // The simulator took decimals of pesos, which the real provider never did.
  await client.query(`UPDATE payment SET created_at = '2026-01-31T12:00:00Z';
    INSERT INTO bank_account VALUES ('PE', 'Banco', '1', 'Cuenta', 'RUC', 'a@b.pe');
    INSERT INTO payment_method VALUES ('PE', 'webpay', 0), ('PE', 'mercadopago', 1), ('PE', 'transferencia', 2);
    INSERT INTO payment (order_id, provider, reference, amount_cents, state, created_at)
      VALUES ('00000000-0000-4000-8000-000000000001', 'webpay', 'IV0', 4550, 'abandoned', '2026-01-31T12:00:00Z')`);
  await migrate(url);
  assert.deepEqual(
    await rows(
      `SELECT reference, amount_minor, currency, rate, iso(rate_date) AS date, response FROM payment ORDER BY reference`,
    ),
    [
      {
        reference: 'IV-2',
        amount_minor: 4550,
        currency: 'PEN',
        rate: null,
        date: null,
        response: { transfer: { amount: 45.5, currency: 'PEN' } },
      },
      {
        reference: 'IV0',
        amount_minor: 46,
        currency: 'CLP',
        rate: '1',
        date: '2026-01-31T12:00:00Z',
        response: null,
      },
      {
        reference: 'IV1',
        amount_minor: 91,
        currency: 'CLP',
        rate: '1',
        date: '2026-01-31T12:00:00Z',
        response: {},
      },
    ],
  );
  const audit = await rows(`SELECT subject, detail FROM audit WHERE action = 'charged-soles-as-pesos' ORDER BY id`);
  assert.deepEqual(
    audit.map(({ detail: { reference, sent, state } }) => [reference, sent, state]),
    [
      ['IV1', 91, 'paid'],
      ['IV0', 45.5, 'abandoned'],
    ],
  );
  assert.deepEqual(await rows('SELECT currency FROM bank_account'), [{ currency: 'PEN' }]);
  assert.deepEqual(await rows('SELECT code, currency FROM payment_method ORDER BY position'), [
    { code: 'webpay', currency: 'CLP' },
    { code: 'mercadopago', currency: 'PEN' },
    { code: 'transferencia', currency: null },
  ]);
});

test('six processes that migrate at once all succeed', async () => {
  const { url, rows } = await openEmptyDatabase();
  const program = `import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}; await migrate(process.argv[1])`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', program, url]);
  await Promise.all([run(), run(), run(), run(), run(), run()]);
  assert.ok((await rows(applied)).length >= 5);
  assert.equal((await rows('SELECT FROM orders')).length, 0);
});

/** Creates a folder with these migrations. */
async function folderOf(files: Record<string, string>) {
  const path = temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text);
  return path;
}

test('a migration may take longer than a statement of a request', async () => {
  const { url, rows } = await openEmptyDatabase();
  await migrate(
    url,
    await folderOf({ '1.sql': `CREATE TABLE seen AS SELECT current_setting('statement_timeout') AS timeout` }),
  );
  assert.deepEqual(await rows('SELECT timeout FROM seen'), [{ timeout: '27min' }]);
});

test('a migration that fails says why, leaves nothing behind and is tried again', async () => {
  const { url, rows } = await openEmptyDatabase();
  const first = { '1.sql': 'CREATE TABLE one ()' };
  const wrong = await folderOf({ ...first, '2.sql': 'CREATE TABLE two (); SELECT 1 / 0' });
  await assert.rejects(migrate(url, wrong), /division by zero/);
  const tables = `SELECT tablename AS name FROM pg_tables WHERE tablename IN ('one', 'two') ORDER BY 1`;
  assert.deepEqual(await rows(tables), [{ name: 'one' }]);
  assert.deepEqual(await rows(applied), [{ name: '1.sql' }]);
  await migrate(url, await folderOf({ ...first, '2.sql': 'CREATE TABLE two ()' }));
  assert.deepEqual(await rows(tables), [{ name: 'one' }, { name: 'two' }]);
});

test('[API-16] a version starts on a database that a later one has migrated', async () => {
  const { url, rows } = await openEmptyDatabase();
  const earlier = { '1.sql': 'CREATE TABLE one ()' };
  await migrate(url, await folderOf({ ...earlier, '2.sql': 'CREATE TABLE two ()' }));
  await migrate(url, await folderOf(earlier));
  assert.deepEqual(await rows(applied), [{ name: '1.sql' }, { name: '2.sql' }]);
  await assert.rejects(migrate(url, await folderOf({ ...earlier, '3.sql': 'SELECT 1' })), /2\.sql is missing/);
});

test('[API-16] a migration that waits for a table in use lets others read it meanwhile', async () => {
  const { url, client } = await openEmptyDatabase();
  const reader = openDatabase(url, { ...patient, max: 1 });
  try {
    await client.query('CREATE TABLE shown (name text)');
    // Holds the lock as long as `pg_dump` would.
    await client.query('BEGIN; LOCK TABLE shown IN ACCESS SHARE MODE');
    const migrated = migrate(url, await folderOf({ '1.sql': 'ALTER TABLE shown ADD COLUMN price int' }));
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE shown%'`;
    await eventually(async () => (await query(reader, waiting)).length > 0);
    // Waits behind the migration's lock request for the table; requests give up after five seconds.
    assert.deepEqual(await query(reader, 'SELECT name FROM shown'), []);
    await client.query('COMMIT');
    await migrated;
    assert.deepEqual(await query(reader, 'SELECT price FROM shown'), []);
  } finally {
    await reader.destroy();
    await client.end();
  }
});
