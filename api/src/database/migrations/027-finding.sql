-- What lists of events and the search are narrowed to: kind, city, price, days. docs/decisions/0071-finding.md
ALTER TABLE event ADD COLUMN genre text
  CHECK (genre IN ('concert', 'festival', 'theatre', 'sport', 'fair', 'food', 'family', 'tour', 'celebration'));
CREATE INDEX event_by_genre ON event (genre) WHERE genre IS NOT NULL;
ALTER TABLE place ADD COLUMN city text;

-- The province with whose name an address ends; null where it ends otherwise.
CREATE FUNCTION city_of_address(country text, address text) RETURNS text STABLE LANGUAGE sql AS $$
  SELECT p.name FROM province p
  WHERE p.country_code = country AND ' ' || lower(unaccent(address)) LIKE '% ' || lower(unaccent(p.name))
  ORDER BY length(p.name) DESC LIMIT 1
$$;
UPDATE place SET city = city_of_address(country_code, address);
CREATE FUNCTION set_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.city := city_of_address(NEW.country_code, NEW.address);
  RETURN NEW;
END $$;
CREATE TRIGGER place_without_city BEFORE INSERT ON place FOR EACH ROW WHEN (NEW.city IS NULL)
  EXECUTE FUNCTION set_city();

-- The search finds an event by the city of its place.
CREATE FUNCTION add_city_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  city text := (SELECT lower(unaccent(p.city)) FROM place p WHERE p.id = NEW.place_id);
BEGIN
  IF strpos(NEW.search_text, city) = 0 THEN NEW.search_text := NEW.search_text || ' ' || city; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER event_searched_by_city BEFORE INSERT OR UPDATE OF search_text, place_id ON event
  FOR EACH ROW EXECUTE FUNCTION add_city_to_search();
UPDATE event SET search_text = search_text FROM place p
WHERE p.id = place_id AND strpos(search_text, lower(unaccent(p.city))) = 0;

-- More copies, so that a list is narrowed while its index is walked. A row stands for the days from the first to the
-- last, in the zone of the event: one day, or all days of a range.
ALTER TABLE event_listing
  ADD COLUMN genre text,
  ADD COLUMN city text,
  ADD COLUMN price_minor integer NOT NULL DEFAULT 0,
  ADD COLUMN first_day date NOT NULL DEFAULT '-infinity',
  ADD COLUMN last_day date NOT NULL DEFAULT 'infinity';

CREATE OR REPLACE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility, search_names, genre, city, price_minor,
      first_day, last_day)
    SELECT e.id, moment.at, e.country_code, e.type, e.visibility, e.search_names, e.genre, p.city, CASE WHEN e.payment_type = 2 THEN 0 ELSE COALESCE(fare.lowest, 0) END,
      (moment.since AT TIME ZONE e.time_zone)::date, (moment.at AT TIME ZONE e.time_zone)::date
    FROM event e JOIN place p ON p.id = e.place_id
    LEFT JOIN LATERAL (
      SELECT min(v.price_minor) AS lowest
      FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = e.id) fare ON true
    CROSS JOIN LATERAL (
      SELECT d.starts_at AS at, d.starts_at AS since FROM event_date d WHERE d.event_id = e.id
      UNION SELECT e.ends_at, e.starts_at WHERE e.periodicity_type = 2) moment
    WHERE e.id = ANY (ids) AND NOT e.withdrawn
    ON CONFLICT DO NOTHING
$$;
SELECT list_events(array_agg(id)) FROM event;
CREATE INDEX event_listing_of_ranges ON event_listing (at) WHERE first_day < last_day;
ANALYZE event_listing;

DROP TRIGGER event_listed_otherwise ON event;
CREATE TRIGGER event_listed_otherwise
  AFTER UPDATE OF country_code, type, visibility, withdrawn, periodicity_type, starts_at, ends_at, translations, genre,
    place_id, time_zone, payment_type ON event
  FOR EACH ROW EXECUTE FUNCTION list_changed_event();

CREATE FUNCTION list_events_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event SET search_text = search_text WHERE place_id = NEW.id;
  PERFORM list_events(array_agg(id)) FROM event WHERE place_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER place_of_other_city AFTER UPDATE OF city ON place
  FOR EACH ROW WHEN (NEW.city IS DISTINCT FROM OLD.city) EXECUTE FUNCTION list_events_of_place();

-- What the cheapest ticket costs changes with the tickets. Rows are written only where it has changed.
CREATE FUNCTION price_listed_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event_listing l SET price_minor = fare.lowest FROM (
    SELECT e.id AS event_id, CASE WHEN e.payment_type = 2 THEN 0 ELSE min(v.price_minor) END AS lowest
    FROM event e JOIN category c ON c.event_id = e.id JOIN product_variant v ON v.category_id = c.id
    WHERE e.id IN (SELECT c.event_id FROM category c JOIN changed ON changed.category_id = c.id)
    GROUP BY e.id) fare
  WHERE l.event_id = fare.event_id AND l.price_minor <> fare.lowest;
  RETURN NULL;
END $$;
CREATE TRIGGER product_variant_added AFTER INSERT ON product_variant REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION price_listed_events();
CREATE TRIGGER product_variant_changed AFTER UPDATE ON product_variant REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION price_listed_events();
CREATE TRIGGER product_variant_removed AFTER DELETE ON product_variant REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION price_listed_events();
