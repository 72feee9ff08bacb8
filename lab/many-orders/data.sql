-- 60,000 people, 100,000 orders and their payments: names as common and as rare as in a telephone book.
SELECT setseed(0.42);

CREATE TEMP TABLE first_name AS SELECT n, text FROM unnest(ARRAY['María', 'José', 'Luis', 'Ana', 'Carlos', 'Rosa', 'Juan', 'Carmen', 'Jorge',
  'Julia', 'Miguel', 'Nadia', 'Íñigo', 'Lucía', 'Pedro', 'Elena', 'Víctor', 'Sofía', 'Diego', 'Ximena']) WITH ORDINALITY name (text, n);
CREATE TEMP TABLE last_name AS
  SELECT n, initcap(array_to_string(ARRAY(
    SELECT (ARRAY['qui','ñon','gar','cía','ro','jas','ló','pez','hua','mán','sán','chez','tor','res','fer','nan','dez','vás','quis','pe','men','do','za','ra','mí','rez'])[1 + floor(random() * 26)::int]
    FROM generate_series(1, 2 + n % 3) WHERE n > 0), '')) AS text
  FROM generate_series(1, 2000) n;

INSERT INTO event (slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type, image_path, translations, search_text)
  SELECT 'many-' || l.n, 1, 'PE', (SELECT min(id) FROM place), 'America/Lima', now() + (l.n - 500) * interval '8 hours',
    now() + (l.n - 500) * interval '8 hours', 1, 1, '', jsonb_build_object('es_PE', jsonb_build_object('name', 'Noche ' || l.text)), 'noche ' || l.n
  FROM last_name l;
INSERT INTO event_date (event_id, starts_at) SELECT id, starts_at FROM event WHERE slug LIKE 'many-%';
INSERT INTO departure (event_id, event_date_id, starts_at)
  SELECT event_id, id, starts_at FROM event_date ON CONFLICT DO NOTHING;
INSERT INTO category (event_id, priority, translations) SELECT id, 1, '{}' FROM event WHERE slug LIKE 'many-%';
INSERT INTO product_variant (category_id, province_id, place_id, price_minor, capacity, stops, translations)
  SELECT id, (SELECT min(id) FROM province), (SELECT min(id) FROM place), 4500, 2, 2, '{}' FROM category WHERE translations = '{}';

SET session_replication_role = replica;

INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language)
  SELECT lower(unaccent(f.text || '.' || l.text)) || nth.n || '@example.org', '', f.text, l.text || ' ' || m.text, '+519' || lpad((nth.n::bigint * 7919 % 100000000)::text, 8, '0'), 'PE', 'es_PE'
  FROM generate_series(1, 60000) nth (n) JOIN first_name f ON f.n = 1 + nth.n % 20
  JOIN last_name l ON l.n = 1 + (nth.n * 31 % 1000) * (nth.n * 17 % 1000) / 1000 JOIN last_name m ON m.n = 1 + nth.n * 13 % 2000;
CREATE TEMP TABLE buyer AS
  SELECT id, first_name || ' ' || last_name AS name, email, phone_number AS phone, row_number() OVER (ORDER BY id) AS n FROM customer;
CREATE TEMP TABLE ride AS
  SELECT d.id, d.event_id, row_number() OVER (ORDER BY d.id) AS n FROM departure d JOIN event e ON e.id = d.event_id WHERE e.slug LIKE 'many-%';
INSERT INTO orders (id, number, customer_id, event_id, departure_id, province_id, payment_code, state, amount_minor, currency, site_origin, language, request_hash, created_at, paid_at)
  SELECT gen_random_uuid(), translate(lpad((nth.n * 7919::bigint % 100000007)::text, 8, '0'), '0123456789', 'KFZ3W6B82M'), b.id, r.event_id, r.id, (SELECT min(id) FROM province), 'webpay', 'paid',
    4500, 'PEN', '', 'es_PE', '', now() - nth.n * interval '5 minutes', now() - nth.n * interval '5 minutes'
  FROM generate_series(1, 100000) nth (n) JOIN buyer b ON b.n = 1 + nth.n % 60000 JOIN ride r ON r.n = 1 + nth.n % 2000;
INSERT INTO order_ticket (order_id, number, product_variant_id, amount_minor, capacity, translations, place_address, addresses, passengers)
  SELECT o.id, 1, v.id, 4500, 2, '{}', '', '[]', jsonb_build_array(
    jsonb_build_object('name', b.name, 'email', b.email, 'phone', b.phone), jsonb_build_object('name', other.name, 'email', other.email, 'phone', other.phone))
  FROM orders o JOIN buyer b ON b.id = o.customer_id JOIN buyer other ON other.n = 1 + b.n * 7 % 60000
  JOIN category c ON c.event_id = o.event_id JOIN product_variant v ON v.category_id = c.id
  WHERE o.site_origin = '';
INSERT INTO payment (order_id, provider, reference, charge_id, amount_minor, currency, state, settled_at)
  SELECT id, 'webpay', 'many-' || id, 'ch_' || number, CASE WHEN random() < 0.5 THEN 9000 ELSE 4500 + 10 * floor(random() * 2000)::int END, 'PEN', 'paid', paid_at
  FROM orders WHERE site_origin = '';
INSERT INTO run (departure_id, direction, van, driver, starts_at, ends_at)
  SELECT r.id, way, 'V' || r.n, f.text || ' ' || l.text, now(), now()
  FROM ride r JOIN first_name f ON f.n = 1 + r.n % 20 JOIN last_name l ON l.n = r.n, unnest(ARRAY['out', 'back']) way;

RESET session_replication_role;
VACUUM ANALYZE;
-- otherwise the rows are written to disk while something is measured
CHECKPOINT
