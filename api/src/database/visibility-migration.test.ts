import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openEmptyDatabase } from '../testing/server.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Creates a database from the release before event visibility, with a public event and one for guests. */
async function earlierDatabase() {
  const { url, client, rows } = await openEmptyDatabase();
  await client.query('CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)');
  const files = (await readdir(folder)).filter((name) => name < '008').sort();
  for (const name of files) {
    await client.query(await readFile(join(folder, name), 'utf8'));
    await client.query('INSERT INTO kysely_migration VALUES ($1, now()::text)', [name]);
  }
  await client.query(`
    INSERT INTO country VALUES ('PE', 'Perú', 'es_PE', 0);
    INSERT INTO locale VALUES ('es_PE', 'Español', 0);
    INSERT INTO province (country_code, name) VALUES ('PE', 'Lima');
    INSERT INTO place (country_code, name, address, time_zone, image_path) VALUES ('PE', 'Sala', 'Grau', 'America/Lima', '');
    INSERT INTO event (slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type,
        image_path, translations, search_text)
      SELECT slug, 2, 'PE', 1, 'America/Lima', '2099-01-01', '2099-01-02', 1, payment, '',
        '{"es_PE": {"name": "Bodas de Ñandú"}}', 'bodas de nandu sala grau'
      FROM (VALUES ('open', 1), ('guests', 2)) AS given (slug, payment);
    INSERT INTO event_date (event_id, starts_at) SELECT id, '2099-01-01' FROM event;
    INSERT INTO category (event_id, priority, translations) SELECT id, 1, '{}' FROM event;
    INSERT INTO product_variant (category_id, province_id, place_id, price_cents, capacity, stops, stock, translations)
      SELECT id, 1, 1, 100, 2, 2, 50, '{}' FROM category;
    INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language, verified_at)
      VALUES ('ana@example.org', '', 'Ana', 'Rojas', '1', 'PE', 'es_PE', now());
    INSERT INTO event_invitation (event_id, email)
      SELECT id, email FROM event, unnest(ARRAY['ana@example.org', 'eva@example.org']) email WHERE slug = 'guests';
    INSERT INTO orders (id, customer_id, event_id, event_date_id, event_starts_at, province_id, payment_code, state,
        total_cents, site_origin, language, request_hash, held_until)
      SELECT gen_random_uuid(), 1, e.id, d.id, '2099-01-01', 1, 'prepagado', state, 0, '', 'es_PE', '', now()
      FROM event e JOIN event_date d ON d.event_id = e.id, unnest(ARRAY['paid', 'cancelled']) state
      WHERE e.slug = 'guests';
    INSERT INTO order_ticket (order_id, number, product_variant_id, price_cents, capacity, translations, place_address,
        addresses, passengers)
      SELECT o.id, number, 1, 0, 2, '{}', '', '[]', '[]' FROM orders o, generate_series(1, 6) number`);
  return { url, rows };
}

test('[EVT-08] events, guests and lists of the release before are carried over', async () => {
  const { url, rows } = await earlierDatabase();
  await migrate(url);
  assert.deepEqual(await rows('SELECT slug, visibility FROM event ORDER BY slug'), [
    { slug: 'guests', visibility: 'invited' },
    { slug: 'open', visibility: 'public' },
  ]);
  assert.deepEqual(await rows('SELECT email, seats FROM event_invitation ORDER BY email'), [
    { email: 'ana@example.org', seats: 6 },
    { email: 'eva@example.org', seats: 4 },
  ]);
  assert.deepEqual(await rows('SELECT DISTINCT invited_email FROM orders'), [{ invited_email: 'ana@example.org' }]);
  assert.equal((await rows('SELECT FROM event_listing')).length, 2);
  assert.deepEqual(await rows('SELECT DISTINCT search_names FROM event'), [{ search_names: ' bodas de nandu ' }]);
});
