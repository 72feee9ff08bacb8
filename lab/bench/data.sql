-- Made-up rows for `npm run bench`, in the proportions of a real catalogue: bench.events events and bench.orders orders.
-- setseed makes them the same at every run.
SELECT setseed(0.42);

CREATE TEMP TABLE size AS
  SELECT current_setting('bench.events')::int AS events, current_setting('bench.orders')::int AS orders;

-- Words that names are made of, some of them common and most of them rare, as in any language.
CREATE TEMP TABLE word AS
  SELECT n, array_to_string(ARRAY(
    SELECT (ARRAY['ba','co','di','fe','gu','la','mi','no','pe','ra','so','ta','vi','lu','an','el','or','sin'])[1 + floor(random() * 18)::int]
    FROM generate_series(1, 2 + (n % 3)) WHERE n > 0), '') AS text
  FROM generate_series(1, 3000) n;

ALTER TABLE word ADD PRIMARY KEY (n);

INSERT INTO province (country_code, name) SELECT code, 'Provincia ' || code FROM country;
INSERT INTO county (province_id, name) SELECT id, 'Distrito ' || n FROM province, generate_series(1, 40) n;

INSERT INTO bank_account (country_code, bank_name, account_id, account_type, dni, email, currency)
  SELECT code, 'Banco del Litoral', '191-2048761', 'Cuenta corriente', 'RUC 20608812345', 'pagos@example.org', CASE code WHEN 'CL' THEN 'CLP' WHEN 'ES' THEN 'EUR' ELSE 'PEN' END FROM country;

INSERT INTO place (country_code, city, name, address, time_zone, image_path)
  SELECT c.code, 'Ciudad ' || chr(65 + (sqrt(nth.n) - 1)::int), initcap((SELECT text FROM word WHERE word.n = 1 + (nth.n * 37) % 3000)) || ' ' || nth.n, 'Avenida ' || nth.n,
    CASE c.code WHEN 'PE' THEN 'America/Lima' WHEN 'CL' THEN 'America/Santiago' ELSE 'Europe/Madrid' END, '/media/place'
  FROM country c, generate_series(1, 100) nth (n);

-- Half of the countries' events are Peru's. A tenth is over, most have one date.
CREATE TEMP TABLE made_event AS
  SELECT nth.n, (ARRAY['PE', 'PE', 'CL', 'ES'])[1 + nth.n % 4] AS country,
    CASE WHEN nth.n % 10 < 8 THEN 1 ELSE 3 END AS type,
    CASE WHEN nth.n % 20 = 0 THEN 2 WHEN nth.n % 20 IN (1, 2, 3) THEN 3 ELSE 1 END AS periodicity,
    date_trunc('hour', now()) + make_interval(
      days => CASE WHEN nth.n % 10 = 9 THEN -30 ELSE 3 + (random() * 300)::int END, hours => (random() * 8)::int) AS starts_at,
    -- A common word, and two that few events share.
    (SELECT initcap(string_agg(text, ' ')) FROM word WHERE word.n IN (
      1 + (nth.n * 7919 % 1000) * (nth.n * 7919 % 1000) / 10000, 101 + nth.n % 1450, 1551 + nth.n * 31 % 1450)) AS name
  FROM generate_series(1, (SELECT events FROM size)) nth (n);

INSERT INTO event (slug, type, genre, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type,
    image_path, translations, search_text)
  SELECT 'event-' || m.n, m.type,
    (ARRAY['concert', 'concert', 'concert', 'festival', 'theatre', 'sport', 'fair', 'food', 'family', 'tour'])[1 + m.n % 10], m.country, p.id, p.time_zone, m.starts_at,
    m.starts_at + CASE m.periodicity WHEN 2 THEN interval '30 days' WHEN 3 THEN interval '28 days' ELSE interval '4 hours' END,
    m.periodicity, 1, '/media/event',
    (SELECT jsonb_object_agg(l.code, jsonb_build_object('name', m.name, 'description', repeat(m.name || '. ', 20)))
      FROM locale l),
    lower(unaccent(m.name || ' ' || p.name || ' ' || p.address))
  FROM made_event m JOIN LATERAL (
    SELECT * FROM place WHERE country_code = m.country ORDER BY id OFFSET m.n % 100 LIMIT 1) p ON true
  ORDER BY m.n;

INSERT INTO event_date (event_id, starts_at)
  SELECT e.id, e.starts_at + make_interval(days => 7 * n)
  FROM event e, generate_series(0, CASE e.periodicity_type WHEN 3 THEN 4 ELSE 0 END) n ORDER BY 1, 2;

INSERT INTO category (event_id, priority, translations)
  SELECT e.id, n, '{"es_PE": {"name": "Van compartida", "description": "Con otros viajeros"}}'
  FROM event e, generate_series(1, 2) n ORDER BY 1, 2;

INSERT INTO product_variant (category_id, province_id, place_id, price_minor, capacity, stops, translations)
  SELECT c.id, p.id, e.place_id, 3000 + 500 * (c.id % 10), 2, 2, '{"es_PE": {"name": "Ida y vuelta"}}'
  FROM category c JOIN event e ON e.id = c.event_id JOIN province p ON p.country_code = e.country_code ORDER BY c.id;

-- A pool for each category, which its variants share.
INSERT INTO seat_pool_template (id, event_id, capacity) OVERRIDING SYSTEM VALUE
  SELECT id, event_id, 100000 FROM category ORDER BY id;

INSERT INTO offer (product_variant_id, template_id) SELECT id, category_id FROM product_variant;

INSERT INTO departure (event_id, event_date_id, starts_at) SELECT event_id, id, starts_at FROM event_date ORDER BY id;

INSERT INTO seat_pool (departure_id, template_id, capacity)
  SELECT d.id, t.id, t.capacity FROM departure d JOIN seat_pool_template t ON t.event_id = d.event_id ORDER BY d.id, t.id;

-- Every key below is taken from the rows above: without looking up each again, millions of rows take minutes less.
SET session_replication_role = replica;

-- One customer for twenty orders.
INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language, verified_at)
  SELECT 'customer-' || n || '@example.org', 'none', 'Ana', 'Rojas', '912345678', 'PE', 'es_PE', now()
  FROM generate_series(1, (SELECT orders / 20 FROM size)) n;

ANALYZE;

CREATE TEMP TABLE made_order AS
  SELECT n, gen_random_uuid() AS id, 1 + n % (SELECT orders / 20 FROM size) AS customer_id,
    1 + floor(random() * (SELECT count(*) FROM departure))::int AS departure_id,
    (ARRAY['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'cancelled', 'rejected'])[1 + n % 10] AS state,
    now() - make_interval(secs => random() * 15000000) AS created_at
  FROM generate_series(1, (SELECT orders FROM size)) n;

-- With numbers of its own: a new one looks whether there is such an order, in a table without statistics row by row.
INSERT INTO orders (id, number, customer_id, event_id, departure_id, province_id, payment_code, state, amount_minor, currency, site_origin,
    language, request_hash, created_at, paid_at)
  SELECT m.id, translate(lpad(m.n::text, 8, '0'), '01', 'AB'), m.customer_id, d.event_id, d.id, p.id, 'webpay', m.state, 4500, CASE e.country_code WHEN 'CL' THEN 'CLP' WHEN 'ES' THEN 'EUR' ELSE 'PEN' END, 'http://localhost:3000', 'es_PE', '',
    m.created_at, CASE m.state WHEN 'paid' THEN m.created_at END
  FROM made_order m JOIN departure d ON d.id = m.departure_id JOIN event e ON e.id = d.event_id
  JOIN province p ON p.country_code = e.country_code;

CREATE TEMP TABLE first_variant AS
  SELECT DISTINCT ON (c.event_id) c.event_id, v.id, v.translations
  FROM product_variant v JOIN category c ON c.id = v.category_id ORDER BY c.event_id, v.id;

INSERT INTO order_ticket (order_id, number, product_variant_id, amount_minor, capacity, translations, place_address,
    addresses, passengers)
  SELECT o.id, 1, v.id, 4500, 2, v.translations, 'Avenida 1', '[{"address": "Av. Grau 123", "countyId": 1}]',
    '[{"name": "Ana Rojas", "email": "ana@example.org", "phone": "912345678", "passengerAddress": "Av. Grau 123"}]'
  FROM orders o JOIN first_variant v ON v.event_id = o.event_id;

ANALYZE orders, order_ticket;

INSERT INTO seat_hold (order_id, held_until, state)
  SELECT id, created_at + interval '15 minutes', CASE state WHEN 'paid' THEN 'sold' ELSE 'released' END FROM orders;

INSERT INTO seat_hold_item (order_id, seat_pool_id, units)
  SELECT o.id, p.id, 1 FROM orders o JOIN order_ticket k ON k.order_id = o.id
  JOIN offer f ON f.product_variant_id = k.product_variant_id
  JOIN seat_pool p ON p.departure_id = o.departure_id AND p.template_id = f.template_id;

UPDATE seat_pool p SET sold = taken.units FROM (
  SELECT i.seat_pool_id, count(*) AS units FROM seat_hold_item i JOIN seat_hold h USING (order_id)
  WHERE h.state = 'sold' GROUP BY 1) taken WHERE p.id = taken.seat_pool_id;

INSERT INTO payment (order_id, provider, reference, amount_minor, currency, rate, rate_date, state, settled_at)
  SELECT id, 'webpay', 'IV' || id, 11250, 'CLP', 250, created_at, CASE state WHEN 'paid' THEN 'paid' ELSE 'rejected' END, created_at
  FROM orders;

VACUUM ANALYZE
