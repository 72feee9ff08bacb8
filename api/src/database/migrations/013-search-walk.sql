-- The search walks the list of events by date for words that many events have: it reads their names here, and only what
-- it finds from the events.
ALTER TABLE event_listing ADD COLUMN search_names text NOT NULL DEFAULT '';
UPDATE event_listing l SET search_names = e.search_names FROM event e WHERE e.id = l.event_id;
CREATE INDEX event_listing_of_country ON event_listing (country_code, visibility, at, event_id);

CREATE OR REPLACE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility, search_names)
    SELECT e.id, moment.at, e.country_code, e.type, e.visibility, e.search_names
    FROM event e CROSS JOIN LATERAL (
      SELECT d.starts_at AS at FROM event_date d WHERE d.event_id = e.id
      UNION SELECT e.ends_at WHERE e.periodicity_type = 2) moment
    WHERE e.id = ANY (ids) AND NOT e.withdrawn
    ON CONFLICT DO NOTHING
$$;

DROP TRIGGER event_listed_otherwise ON event;
CREATE TRIGGER event_listed_otherwise
  AFTER UPDATE OF country_code, type, visibility, withdrawn, periodicity_type, ends_at, translations ON event
  FOR EACH ROW EXECUTE FUNCTION list_changed_event();
