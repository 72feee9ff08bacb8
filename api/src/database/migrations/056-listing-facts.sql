-- The search, its filters and their counts are answered from the listing alone. docs/decisions/0071-finding.md
ALTER TABLE event_listing
  ADD COLUMN search_text text NOT NULL DEFAULT '',
  -- What an index finds of the event: its kind, city and county, and the months of all its days.
  ADD COLUMN facts text[] NOT NULL DEFAULT '{}',
  -- The event's moment before this one, and its last day: whether this one is the next is told from its own row.
  ADD COLUMN before_at timestamptz NOT NULL DEFAULT '-infinity',
  ADD COLUMN before_day date NOT NULL DEFAULT '-infinity';

CREATE OR REPLACE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility, search_names, search_text, genre, city, county,
      price_minor, first_day, last_day, before_at, before_day, facts)
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
      CASE WHEN e.payment_type = 2 THEN 0 ELSE COALESCE(fare.lowest, 0) END, moment.first_day, moment.last_day,
      lag(moment.at, 1, '-infinity') OVER of_event, lag(moment.last_day, 1, '-infinity') OVER of_event,
      array_remove(ARRAY['genre:' || e.genre, 'city:' || p.city, 'county:' || p.county], NULL) || months.facts
    FROM moment JOIN months USING (event_id) JOIN event e ON e.id = moment.event_id JOIN place p ON p.id = e.place_id
    LEFT JOIN LATERAL (
      SELECT min(lowest_price_of(v.id)) AS lowest
      FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = e.id) fare ON true
    WINDOW of_event AS (PARTITION BY moment.event_id ORDER BY moment.at)
    ON CONFLICT DO NOTHING
$$;

DROP TRIGGER event_listed_otherwise ON event;
CREATE TRIGGER event_listed_otherwise
  AFTER UPDATE OF country_code, type, visibility, withdrawn, periodicity_type, starts_at, ends_at, translations, genre,
    place_id, time_zone, payment_type, search_text ON event
  FOR EACH ROW EXECUTE FUNCTION list_changed_event();

-- The search text that changes with the city lists the events anew.
CREATE OR REPLACE FUNCTION list_events_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE event SET search_text = search_text WHERE place_id = NEW.id;
  RETURN NULL;
END $$;

SELECT list_events(array_agg(id)) FROM event;
CREATE INDEX event_listing_of_words ON event_listing
  USING gin (search_text gin_trgm_ops, search_names gin_trgm_ops, facts);
DROP INDEX event_search_names;

-- What lists and their counts read of a moment is in the index that they walk.
DROP INDEX event_listing_in_order;
CREATE INDEX event_listing_in_order ON event_listing (country_code, type, visibility, at, event_id, before_at)
  INCLUDE (before_day, first_day, last_day, genre, city, county, price_minor);
-- Ranges are found apart: their moment may be long after the days that are asked for.
DROP INDEX event_listing_of_ranges;
CREATE INDEX event_listing_of_ranges ON event_listing (country_code, type, visibility, at)
  INCLUDE (before_at, before_day, first_day, last_day, genre, city, county, price_minor) WHERE first_day < last_day;
ANALYZE event_listing;
