-- What lists of events walk in their order: the moments at which an event is next. The first of them that is still to
-- come is its place in the list, so a list is right at any moment although no row changes when a date passes.
CREATE TABLE event_listing (
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  -- Start of one of its dates; of a range of days its end, too. When all have passed, the event is over.
  at timestamptz NOT NULL,
  -- Copies of the event's, so that one index finds and sorts.
  country_code text NOT NULL,
  type smallint NOT NULL,
  visibility text NOT NULL,
  PRIMARY KEY (event_id, at)
);
CREATE INDEX event_listing_by_moment ON event_listing (at, event_id);
CREATE INDEX event_listing_in_order ON event_listing (country_code, type, visibility, at, event_id);

-- Makes the rows of these events anew. A withdrawn event has none.
CREATE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility)
    SELECT e.id, moment.at, e.country_code, e.type, e.visibility
    FROM event e CROSS JOIN LATERAL (
      SELECT d.starts_at AS at FROM event_date d WHERE d.event_id = e.id
      UNION SELECT e.ends_at WHERE e.periodicity_type = 2) moment
    WHERE e.id = ANY (ids) AND NOT e.withdrawn
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION list_events_of_dates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM list_events((SELECT array_agg(DISTINCT event_id) FROM gone)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM list_events((SELECT array_agg(DISTINCT event_id) FROM fresh)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER event_date_added AFTER INSERT ON event_date REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION list_events_of_dates();
CREATE TRIGGER event_date_moved AFTER UPDATE ON event_date REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION list_events_of_dates();
CREATE TRIGGER event_date_removed AFTER DELETE ON event_date REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION list_events_of_dates();

CREATE FUNCTION list_changed_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_events(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER event_listed_otherwise
  AFTER UPDATE OF country_code, type, visibility, withdrawn, periodicity_type, ends_at ON event
  FOR EACH ROW EXECUTE FUNCTION list_changed_event();

SELECT list_events(array_agg(id)) FROM event;

-- The event's names in all languages, in lower case and without accents, each word between blanks: how well an event
-- matches is told without reading its translations.
ALTER TABLE event ADD COLUMN search_names text NOT NULL DEFAULT '';
CREATE FUNCTION set_search_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_names := ' ' || regexp_replace(lower(unaccent(COALESCE((
    SELECT string_agg(texts ->> 'name', ' ') FROM jsonb_path_query(NEW.translations, '$.*') texts), ''))),
    '[^[:alnum:]]+', ' ', 'g') || ' ';
  RETURN NEW;
END $$;
CREATE TRIGGER event_named BEFORE INSERT OR UPDATE OF translations ON event
  FOR EACH ROW EXECUTE FUNCTION set_search_names();
UPDATE event SET translations = translations;
CREATE INDEX event_search_names ON event USING gin (search_names gin_trgm_ops);
-- No list sorts by it any more.
DROP INDEX event_by_country;
CREATE INDEX event_by_country ON event (country_code);

-- The same order in the list and in the index, down to the last column.
CREATE INDEX orders_of_customer ON orders (customer_id, created_at DESC, id DESC);
DROP INDEX orders_by_customer;
