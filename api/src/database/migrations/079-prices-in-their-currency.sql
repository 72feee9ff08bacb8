-- A price is an amount in the currency of its event's country. docs/decisions/0207-prices-in-their-currency.md
-- The version before knows prices in soles (`price_minor`) alone. Triggers keep both figures for as long as it may run;
-- a later migration drops the soles of prices.
CREATE FUNCTION currency_of(country text) RETURNS text IMMUTABLE LANGUAGE sql
  RETURN CASE country WHEN 'CL' THEN 'CLP' WHEN 'ES' THEN 'EUR' ELSE 'PEN' END;

-- Units of the currency per sol: the latest rate, however old; null where none was ever set.
CREATE FUNCTION latest_rate(of_currency text) RETURNS numeric STABLE LANGUAGE sql AS $$
  SELECT CASE of_currency WHEN 'PEN' THEN 1 ELSE
    (SELECT rate FROM exchange_rate WHERE currency = of_currency ORDER BY set_at DESC, id DESC LIMIT 1) END
$$;

-- Céntimos to the smallest unit of another currency and back. A price above zero stays above zero.
CREATE FUNCTION amount_of_soles(soles integer, currency text) RETURNS integer STABLE STRICT LANGUAGE sql AS $$
  SELECT CASE WHEN soles = 0 THEN 0 ELSE
    GREATEST(1, round(soles * latest_rate(currency) / CASE currency WHEN 'CLP' THEN 100 ELSE 1 END))::integer END
$$;
-- Without a rate the version before cannot charge, so any figure above zero will do for it.
CREATE FUNCTION soles_of_amount(amount integer, currency text) RETURNS integer STABLE STRICT LANGUAGE sql AS $$
  SELECT CASE WHEN amount = 0 THEN 0 ELSE
    GREATEST(1, round(amount / COALESCE(latest_rate(currency), 1) * CASE currency WHEN 'CLP' THEN 100 ELSE 1 END))::integer
  END
$$;

DO $$
DECLARE missing text;
BEGIN
  SELECT string_agg(DISTINCT currency_of(e.country_code), ', ') INTO missing
    FROM event e JOIN category c ON c.event_id = e.id JOIN product_variant v ON v.category_id = c.id
    WHERE v.price_minor > 0 AND latest_rate(currency_of(e.country_code)) IS NULL;
  IF missing IS NOT NULL THEN
    RAISE EXCEPTION 'Prices in soles cannot be converted to %: set its exchange rate first.', missing;
  END IF;
END $$;

CREATE FUNCTION currency_of_variant(variant integer) RETURNS text STABLE LANGUAGE sql AS $$
  SELECT currency_of(e.country_code) FROM product_variant v JOIN category c ON c.id = v.category_id
    JOIN event e ON e.id = c.event_id WHERE v.id = variant
$$;

ALTER TABLE product_variant ADD COLUMN amount_minor integer CHECK (amount_minor >= 0),
  ALTER COLUMN price_minor SET DEFAULT 0;
ALTER TABLE variant_price ADD COLUMN amount_minor integer CHECK (amount_minor > 0);
ALTER TABLE event_listing ADD COLUMN amount_minor integer NOT NULL DEFAULT 0;

CREATE FUNCTION keep_both_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  currency text;
  is_in_soles boolean := NEW.amount_minor IS NULL;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.price_minor IS NOT DISTINCT FROM OLD.price_minor AND NEW.amount_minor IS NOT DISTINCT FROM OLD.amount_minor THEN
      RETURN NEW;
    END IF;
    is_in_soles := NEW.amount_minor IS NOT DISTINCT FROM OLD.amount_minor;
  END IF;
  IF TG_TABLE_NAME = 'product_variant' THEN
    SELECT currency_of(e.country_code) INTO currency FROM category c JOIN event e ON e.id = c.event_id
      WHERE c.id = NEW.category_id;
  ELSE
    currency := currency_of_variant((to_jsonb(NEW) ->> 'product_variant_id')::integer);
  END IF;
  IF is_in_soles THEN NEW.amount_minor := amount_of_soles(NEW.price_minor, currency);
  ELSE NEW.price_minor := soles_of_amount(NEW.amount_minor, currency);
  END IF;
  RETURN NEW;
END $$;

-- The report: a line for each event among its earlier changes, decimals before and after.
INSERT INTO audit (actor, action, subject, detail)
  SELECT 'migration', 'convert-prices', 'event-prices:' || e.id, jsonb_build_object(
      'currency', currency_of(e.country_code), 'rate', latest_rate(currency_of(e.country_code))::text,
      'before', jsonb_object_agg(v.id, amount_decimal(v.price_minor, 'PEN')),
      'after', jsonb_object_agg(v.id,
        amount_decimal(amount_of_soles(v.price_minor, currency_of(e.country_code)), currency_of(e.country_code))))
    FROM event e JOIN category c ON c.event_id = e.id JOIN product_variant v ON v.category_id = c.id
    WHERE e.country_code <> 'PE' AND v.price_minor > 0 GROUP BY e.id ORDER BY e.id;

UPDATE product_variant v SET amount_minor = amount_of_soles(v.price_minor, currency_of_variant(v.id));
UPDATE variant_price p SET amount_minor = amount_of_soles(p.price_minor, currency_of_variant(p.product_variant_id));
ALTER TABLE product_variant ALTER COLUMN amount_minor SET NOT NULL;
CREATE TRIGGER product_variant_in_both BEFORE INSERT OR UPDATE ON product_variant
  FOR EACH ROW EXECUTE FUNCTION keep_both_prices();
CREATE TRIGGER variant_price_in_both BEFORE INSERT OR UPDATE ON variant_price
  FOR EACH ROW EXECUTE FUNCTION keep_both_prices();

-- Beside `price_on` and `lowest_price_of`, which the version before calls.
CREATE FUNCTION amount_on(variant integer, departure integer) RETURNS integer STABLE LANGUAGE sql AS $$
  SELECT COALESCE(
    (SELECT own.amount_minor FROM variant_price own WHERE own.product_variant_id = variant
      AND own.departure_id = departure AND own.valid_from <= now() ORDER BY own.valid_from DESC LIMIT 1),
    (SELECT due.amount_minor FROM variant_price due WHERE due.product_variant_id = variant
      AND due.departure_id IS NULL AND due.valid_from <= now() ORDER BY due.valid_from DESC LIMIT 1),
    (SELECT v.amount_minor FROM product_variant v WHERE v.id = variant))
$$;
CREATE FUNCTION lowest_amount_of(variant integer) RETURNS integer STABLE LANGUAGE sql AS $$
  SELECT COALESCE(min(amount_on(variant, occasion.departure_id)), amount_on(variant, NULL)) FROM (
    SELECT d.id AS departure_id FROM product_variant v JOIN category c ON c.id = v.category_id
      JOIN departure d ON d.event_id = c.event_id
      WHERE v.id = variant AND d.starts_at > now() AND d.called_off_at IS NULL
    UNION ALL
    SELECT NULL FROM product_variant v JOIN category c ON c.id = v.category_id JOIN event e ON e.id = c.event_id
      WHERE v.id = variant AND e.periodicity_type = 2) occasion
$$;

CREATE OR REPLACE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility, search_names, search_text, genre, city, county,
      price_minor, amount_minor, first_day, last_day, before_at, before_day, facts)
    WITH moment AS (
      SELECT DISTINCT ON (e.id, of_event.at) e.id AS event_id, of_event.at,
        (of_event.since AT TIME ZONE e.time_zone)::date AS first_day, (of_event.at AT TIME ZONE e.time_zone)::date AS last_day
      FROM event e CROSS JOIN LATERAL (
        SELECT d.starts_at AS at, d.starts_at AS since FROM event_date d WHERE d.event_id = e.id
          AND (e.periodicity_type = 2 OR NOT EXISTS (
            SELECT FROM departure gone WHERE gone.event_date_id = d.id AND gone.called_off_at IS NOT NULL))
        UNION ALL SELECT e.ends_at, e.starts_at WHERE e.periodicity_type = 2) of_event
      WHERE e.id = ANY (ids) AND NOT e.withdrawn
      ORDER BY e.id, of_event.at, of_event.since),
    months AS (
      SELECT event_id, array_agg(DISTINCT to_char(month, '"month:"YYYY-MM')) AS facts
      FROM moment, generate_series(date_trunc('month', first_day::timestamp), last_day::timestamp, '1 month') month
      GROUP BY event_id)
    SELECT e.id, moment.at, e.country_code, e.type, e.visibility, e.search_names, e.search_text, e.genre, p.city, p.county,
      CASE WHEN e.payment_type = 2 THEN 0 ELSE COALESCE(fare.soles, 0) END,
      CASE WHEN e.payment_type = 2 THEN 0 ELSE COALESCE(fare.lowest, 0) END, moment.first_day, moment.last_day,
      lag(moment.at, 1, '-infinity') OVER of_event, lag(moment.last_day, 1, '-infinity') OVER of_event,
      array_remove(ARRAY['genre:' || e.genre, 'city:' || p.city, 'county:' || p.county], NULL) || months.facts
    FROM moment JOIN months USING (event_id) JOIN event e ON e.id = moment.event_id JOIN place p ON p.id = e.place_id
    LEFT JOIN LATERAL (
      SELECT min(lowest_price_of(v.id)) AS soles, min(lowest_amount_of(v.id)) AS lowest
      FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = e.id) fare ON true
    WINDOW of_event AS (PARTITION BY moment.event_id ORDER BY moment.at)
    ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE FUNCTION price_listed_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_listing l SET price_minor = fare.soles, amount_minor = fare.lowest FROM (
    SELECT e.id AS event_id, CASE WHEN e.payment_type = 2 THEN 0 ELSE min(lowest_price_of(v.id)) END AS soles,
      CASE WHEN e.payment_type = 2 THEN 0 ELSE min(lowest_amount_of(v.id)) END AS lowest
    FROM event e JOIN category c ON c.event_id = e.id JOIN product_variant v ON v.category_id = c.id
    WHERE e.id IN (SELECT c.event_id FROM category c JOIN changed ON changed.category_id = c.id)
    GROUP BY e.id) fare
  WHERE l.event_id = fare.event_id AND (l.price_minor, l.amount_minor) IS DISTINCT FROM (fare.soles, fare.lowest);
  RETURN NULL;
END $$;

SELECT list_events(array_agg(id)) FROM event;

DROP INDEX event_listing_in_order;
CREATE INDEX event_listing_in_order ON event_listing (country_code, type, visibility, at, event_id, before_at)
  INCLUDE (before_day, first_day, last_day, genre, city, county, amount_minor);
DROP INDEX event_listing_of_city;
CREATE INDEX event_listing_of_city ON event_listing (country_code, type, visibility, city, at, event_id)
  INCLUDE (before_at, before_day, first_day, last_day, genre, county, amount_minor);
DROP INDEX event_listing_of_country;
CREATE INDEX event_listing_of_country ON event_listing (country_code, visibility, at, event_id)
  INCLUDE (before_at, before_day, first_day, last_day, genre, city, county, amount_minor, search_names);
DROP INDEX event_listing_of_ranges;
CREATE INDEX event_listing_of_ranges ON event_listing (country_code, type, visibility, at, event_id)
  INCLUDE (before_at, before_day, first_day, last_day, genre, city, county, amount_minor)
  WHERE first_day < last_day;
ANALYZE event_listing;

-- Figures in soles are part of responses that the API keeps.
CREATE TRIGGER rate_set AFTER INSERT OR UPDATE OR DELETE ON exchange_rate
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
