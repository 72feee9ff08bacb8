-- Departures are moved and called off, and events cancelled, with everybody told. docs/decisions/0150-acts-of-staff.md

-- Nothing is sold of it any more; its row stays for the orders that it had.
ALTER TABLE departure ADD COLUMN called_off_at timestamptz;

-- When the trip was to begin as it was bought. Whoever has such an order may give it back until it begins.
ALTER TABLE orders ADD COLUMN moved_from timestamptz;

-- What staff does to all orders of a departure or of an event in one act.
CREATE TABLE staff_act (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('move-departure', 'call-off-departure', 'cancel-event', 'send-message')),
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  -- Absent when it is about all departures.
  departure_id integer REFERENCES departure ON DELETE CASCADE,
  actor text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_act_by_event ON staff_act (event_id, id);
CREATE INDEX staff_act_by_departure ON staff_act (departure_id);

-- One order of an act, or one person on a waiting list. A job does each, once, and marks it in the same transaction.
-- They are no foreign keys: whoever places an order holds other orders of its buyer and waits for the departure, which
-- an act has locked, and would wait for it in turn.
CREATE TABLE staff_act_step (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  act_id integer NOT NULL REFERENCES staff_act ON DELETE CASCADE,
  order_id uuid,
  waiting_id integer,
  -- `asking`: a provider is asked whether it has charged. `skipped`: there was nothing to do any more.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'asking', 'done', 'skipped')),
  ended_at timestamptz,
  UNIQUE (act_id, order_id),
  UNIQUE (act_id, waiting_id),
  CHECK ((order_id IS NULL) <> (waiting_id IS NULL))
);

-- A departure that was called off is in no list.
CREATE OR REPLACE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility, search_names, genre, city, county,
      price_minor, first_day, last_day)
    SELECT e.id, moment.at, e.country_code, e.type, e.visibility, e.search_names, e.genre, p.city, p.county,
      CASE WHEN e.payment_type = 2 THEN 0 ELSE COALESCE(fare.lowest, 0) END,
      (moment.since AT TIME ZONE e.time_zone)::date, (moment.at AT TIME ZONE e.time_zone)::date
    FROM event e JOIN place p ON p.id = e.place_id
    LEFT JOIN LATERAL (
      SELECT min(v.price_minor) AS lowest
      FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = e.id) fare ON true
    CROSS JOIN LATERAL (
      SELECT d.starts_at AS at, d.starts_at AS since FROM event_date d WHERE d.event_id = e.id
        AND (e.periodicity_type = 2 OR NOT EXISTS (
          SELECT FROM departure gone WHERE gone.event_date_id = d.id AND gone.called_off_at IS NOT NULL))
      UNION SELECT e.ends_at, e.starts_at WHERE e.periodicity_type = 2) moment
    WHERE e.id = ANY (ids) AND NOT e.withdrawn
    ON CONFLICT DO NOTHING
$$;
CREATE FUNCTION list_event_of_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_events(ARRAY[NEW.event_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER departure_called_off AFTER UPDATE OF called_off_at ON departure
  FOR EACH ROW WHEN (NEW.called_off_at IS DISTINCT FROM OLD.called_off_at) EXECUTE FUNCTION list_event_of_departure();
