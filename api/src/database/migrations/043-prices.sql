-- Prices from a moment on, and on single departures. docs/decisions/0151-prices.md

-- A price without a departure is one that is still to come: once its moment has come, a job makes it the variant's.
CREATE TABLE variant_price (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_variant_id integer NOT NULL REFERENCES product_variant ON DELETE CASCADE,
  departure_id integer REFERENCES departure ON DELETE CASCADE,
  -- Absent where a departure costs again what the others do.
  price_minor integer CHECK (price_minor > 0),
  valid_from timestamptz NOT NULL,
  -- Its moment has come, and pages were told.
  applied boolean NOT NULL DEFAULT false,
  set_by text NOT NULL,
  CHECK (price_minor IS NOT NULL OR departure_id IS NOT NULL),
  UNIQUE NULLS NOT DISTINCT (product_variant_id, departure_id, valid_from)
);
CREATE INDEX variant_price_by_departure ON variant_price (departure_id);
CREATE INDEX variant_price_to_apply ON variant_price (valid_from) WHERE NOT applied;

-- Grows with every change of the event's prices, so that two people do not overwrite one another.
ALTER TABLE event ADD COLUMN prices_revision integer NOT NULL DEFAULT 1;

-- What a variant costs on a departure at this moment; without one, on those that have no price of their own.
CREATE FUNCTION price_on(variant integer, departure integer) RETURNS integer STABLE LANGUAGE sql AS $$
  SELECT COALESCE(
    (SELECT own.price_minor FROM variant_price own WHERE own.product_variant_id = variant
      AND own.departure_id = departure AND own.valid_from <= now() ORDER BY own.valid_from DESC LIMIT 1),
    (SELECT due.price_minor FROM variant_price due WHERE due.product_variant_id = variant
      AND due.departure_id IS NULL AND due.valid_from <= now() ORDER BY due.valid_from DESC LIMIT 1),
    (SELECT v.price_minor FROM product_variant v WHERE v.id = variant))
$$;

-- The lowest price of a variant on departures to come. Of a range there are days without one.
CREATE FUNCTION lowest_price_of(variant integer) RETURNS integer STABLE LANGUAGE sql AS $$
  SELECT COALESCE(min(price_on(variant, occasion.departure_id)), price_on(variant, NULL)) FROM (
    SELECT d.id AS departure_id FROM product_variant v JOIN category c ON c.id = v.category_id
      JOIN departure d ON d.event_id = c.event_id
      WHERE v.id = variant AND d.starts_at > now() AND d.called_off_at IS NULL
    UNION ALL
    SELECT NULL FROM product_variant v JOIN category c ON c.id = v.category_id JOIN event e ON e.id = c.event_id
      WHERE v.id = variant AND e.periodicity_type = 2) occasion
$$;

CREATE OR REPLACE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility, search_names, genre, city, county,
      price_minor, first_day, last_day)
    SELECT e.id, moment.at, e.country_code, e.type, e.visibility, e.search_names, e.genre, p.city, p.county,
      CASE WHEN e.payment_type = 2 THEN 0 ELSE COALESCE(fare.lowest, 0) END,
      (moment.since AT TIME ZONE e.time_zone)::date, (moment.at AT TIME ZONE e.time_zone)::date
    FROM event e JOIN place p ON p.id = e.place_id
    LEFT JOIN LATERAL (
      SELECT min(lowest_price_of(v.id)) AS lowest
      FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = e.id) fare ON true
    CROSS JOIN LATERAL (
      SELECT d.starts_at AS at, d.starts_at AS since FROM event_date d WHERE d.event_id = e.id
        AND (e.periodicity_type = 2 OR NOT EXISTS (
          SELECT FROM departure gone WHERE gone.event_date_id = d.id AND gone.called_off_at IS NOT NULL))
      UNION SELECT e.ends_at, e.starts_at WHERE e.periodicity_type = 2) moment
    WHERE e.id = ANY (ids) AND NOT e.withdrawn
    ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE FUNCTION price_listed_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_listing l SET price_minor = fare.lowest FROM (
    SELECT e.id AS event_id, CASE WHEN e.payment_type = 2 THEN 0 ELSE min(lowest_price_of(v.id)) END AS lowest
    FROM event e JOIN category c ON c.event_id = e.id JOIN product_variant v ON v.category_id = c.id
    WHERE e.id IN (SELECT c.event_id FROM category c JOIN changed ON changed.category_id = c.id)
    GROUP BY e.id) fare
  WHERE l.event_id = fare.event_id AND l.price_minor <> fare.lowest;
  RETURN NULL;
END $$;
CREATE FUNCTION price_events_of_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_events(array_agg(c.event_id)) FROM product_variant v JOIN category c ON c.id = v.category_id
    WHERE v.id = COALESCE(NEW.product_variant_id, OLD.product_variant_id);
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER variant_priced AFTER INSERT OR UPDATE OR DELETE ON variant_price
  FOR EACH ROW EXECUTE FUNCTION price_events_of_variant();
