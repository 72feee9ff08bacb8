import assert from 'node:assert/strict';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openEmptyDatabase } from '../testing/server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'migrations');
const first = '079-prices-in-their-currency.sql';

/** Migrations of the version that stored prices in soles. */
const earlier = temporaryFolder();
for (const name of await readdir(folder)) if (name < first) await copyFile(join(folder, name), join(earlier, name));

const event = (id: number, country: string, price: number) => `
  INSERT INTO event (id, slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type,
      payment_type, image_path, translations, search_text)
    OVERRIDING SYSTEM VALUE
    VALUES (${id}, 'evento-${id}', 1, '${country}', ${id}, 'UTC', '2099-01-01', '2099-01-02', 1, 1, '', '{}', 'evento');
  INSERT INTO event_date (event_id, starts_at) VALUES (${id}, '2099-01-01');
  INSERT INTO category (id, event_id, priority, translations) OVERRIDING SYSTEM VALUE VALUES (${id}, ${id}, 1, '{}');
  INSERT INTO product_variant (id, category_id, province_id, place_id, price_minor, capacity, stops, translations)
    OVERRIDING SYSTEM VALUE VALUES (${id}, ${id}, ${id}, ${id}, ${price}, 2, 2, '{}');`;

/** Creates a database of that version with a price of S/64,81 in each country. */
async function databaseInSoles() {
  const database = await openEmptyDatabase();
  await migrate(database.url, earlier);
  await database.client.query(`
    INSERT INTO locale VALUES ('es_PE', 'Español', 0);
    INSERT INTO country (code, name, default_locale, position, time_zone)
      VALUES ('PE', 'Perú', 'es_PE', 0, 'America/Lima'), ('CL', 'Chile', 'es_PE', 1, 'America/Santiago'),
        ('ES', 'España', 'es_PE', 2, 'Europe/Madrid');
    INSERT INTO province (country_code, name) VALUES ('PE', 'Lima'), ('CL', 'Santiago'), ('ES', 'Madrid');
    INSERT INTO place (country_code, name, address, time_zone, image_path)
      VALUES ('PE', 'Lima', '', 'UTC', ''), ('CL', 'Santiago', '', 'UTC', ''), ('ES', 'Madrid', '', 'UTC', '');
    ${event(1, 'PE', 6481)} ${event(2, 'CL', 6481)} ${event(3, 'ES', 6481)}
    INSERT INTO variant_price (product_variant_id, price_minor, valid_from, set_by)
      VALUES (2, 8000, '2098-01-01', 'staff:rosa');`);
  return database;
}
const setRates = `INSERT INTO exchange_rate (currency, rate, set_by)
  VALUES ('CLP', 249, 'rosa'), ('CLP', 250, 'rosa'), ('EUR', 0.245, 'rosa')`;
const prices = 'SELECT id, amount_minor AS amount, price_minor AS soles FROM product_variant ORDER BY id';

test('[MON-05] prices in soles become amounts of the country at the latest rate, and each event has a report', async () => {
  const { url, client, rows } = await databaseInSoles();
  await client.query(setRates);
  await migrate(url);
  assert.deepEqual(await rows(prices), [
    { id: 1, amount: 6481, soles: 6481 },
    { id: 2, amount: 16_203, soles: 6481 }, // 16202.5
    { id: 3, amount: 1588, soles: 6481 }, // 1587.845
  ]);
  assert.deepEqual(await rows('SELECT amount_minor AS amount FROM variant_price'), [{ amount: 20_000 }]);
  assert.deepEqual(await rows('SELECT event_id AS event, amount_minor AS amount FROM event_listing ORDER BY 1'), [
    { event: 1, amount: 6481 },
    { event: 2, amount: 16_203 },
    { event: 3, amount: 1588 },
  ]);
  assert.deepEqual(await rows(`SELECT subject, detail FROM audit WHERE action = 'convert-prices' ORDER BY id`), [
    {
      subject: 'event-prices:2',
      detail: { currency: 'CLP', rate: '250', before: { 2: 64.81 }, after: { 2: 16_203 } },
    },
    {
      subject: 'event-prices:3',
      detail: { currency: 'EUR', rate: '0.245', before: { 3: 64.81 }, after: { 3: 15.88 } },
    },
  ]);
});

test('[MON-05] without a rate nothing is converted, and the version before goes on', async () => {
  const { url, client, rows } = await databaseInSoles();
  await assert.rejects(migrate(url), /Prices in soles cannot be converted to CLP, EUR: set its exchange rate first/);
  assert.deepEqual(await rows('SELECT price_minor AS soles FROM product_variant WHERE id = 2'), [{ soles: 6481 }]);
  await client.query(setRates);
  await migrate(url);
  assert.equal((await rows(prices))[1].amount, 16_203);
});

test('[MON-05] what either version writes the other one reads, until no process of the one before is left', async () => {
  const { url, client, rows } = await databaseInSoles();
  await client.query(setRates);
  await migrate(url);
  await client.query('UPDATE product_variant SET price_minor = 4000 WHERE id = 2');
  assert.deepEqual((await rows(prices))[1], { id: 2, amount: 10_000, soles: 4000 });
  await client.query('UPDATE product_variant SET amount_minor = 15990 WHERE id = 2');
  assert.deepEqual((await rows(prices))[1], { id: 2, amount: 15_990, soles: 6396 });
  await client.query(`UPDATE product_variant SET capacity = 3 WHERE id = 2;
    INSERT INTO exchange_rate (currency, rate, set_by) VALUES ('CLP', 300, 'rosa')`);
  assert.deepEqual((await rows(prices))[1], { id: 2, amount: 15_990, soles: 6396 }, 'a rate changes no price');
  await client.query(`INSERT INTO variant_price (product_variant_id, price_minor, valid_from, set_by)
      VALUES (3, 10000, '2098-01-01', 'before');
    INSERT INTO variant_price (product_variant_id, amount_minor, valid_from, set_by)
      VALUES (3, 3000, '2098-02-01', 'after');
    INSERT INTO departure (id, event_date_id, event_id, starts_at) OVERRIDING SYSTEM VALUE
      SELECT 9, id, 3, starts_at FROM event_date WHERE event_id = 3;
    INSERT INTO variant_price (product_variant_id, departure_id, amount_minor, valid_from, set_by)
      VALUES (3, 9, NULL, '2098-01-01', 'after')`);
  assert.deepEqual(
    await rows(`SELECT price_minor AS soles, amount_minor AS amount FROM variant_price WHERE product_variant_id = 3
      ORDER BY id`),
    [
      { soles: 10_000, amount: 2450 },
      { soles: 12_245, amount: 3000 },
      { soles: null, amount: null },
    ],
  );
});
