-- Trips as they are driven: docs/decisions/0212-runs.md
-- A trip with its driver and van, from publication to its end. Publishing again keeps it while driver and van stay.
CREATE TABLE run (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  direction text NOT NULL CHECK (direction IN ('out', 'back')),
  vehicle_id integer REFERENCES vehicle,
  van text NOT NULL,
  driver_id integer REFERENCES staff_user,
  driver text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('done', 'given_away', 'withdrawn')),
  -- Words of the dispatcher to the driver who lost it.
  end_note text,
  -- The run whose rest it drives.
  continues integer REFERENCES run ON DELETE SET NULL,
  -- As planned now.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The published trip now; of an ended run the last one it had.
  trip_id integer REFERENCES trip ON DELETE SET NULL,
  -- The trip as its driver has confirmed it.
  confirmed_trip_id integer REFERENCES trip ON DELETE SET NULL,
  confirmed_at timestamptz,
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX run_by_departure ON run (departure_id, direction);
CREATE INDEX run_by_driver ON run (driver_id, starts_at);
CREATE INDEX run_by_vehicle ON run (vehicle_id);
CREATE INDEX run_by_trip ON run (trip_id);
CREATE INDEX run_by_confirmed_trip ON run (confirmed_trip_id);
CREATE INDEX run_by_continued ON run (continues);
CREATE INDEX run_by_start ON run (starts_at);

-- The run that drives it; a trip that was published again belongs to the run that kept it.
ALTER TABLE trip ADD COLUMN run_id integer REFERENCES run ON DELETE SET NULL;
CREATE INDEX trip_by_run ON trip (run_id);

ALTER TABLE trip_mark
  ADD COLUMN run_id integer REFERENCES run ON DELETE CASCADE,
  -- Which phone of the driver.
  ADD COLUMN device text,
  -- The mark that this one takes back; both stay.
  ADD COLUMN takes_back uuid REFERENCES trip_mark ON DELETE CASCADE,
  -- Why a traveller is explained who was neither boarded nor absent.
  ADD COLUMN reason text,
  -- When a traveller who did not come was called.
  ADD COLUMN called_at timestamptz,
  -- By the phone's clock, by which `marked_at` was corrected.
  ADD COLUMN sent_at timestamptz,
  DROP CONSTRAINT trip_mark_kind_check,
  DROP CONSTRAINT trip_mark_check,
  ADD CHECK (kind IN ('left', 'arrived', 'boarded', 'no_show', 'done', 'explained', 'undone')),
  ADD CHECK ((kind IN ('left', 'done', 'undone')) = (order_ticket_id IS NULL)),
  ADD CHECK ((kind = 'undone') = (takes_back IS NOT NULL)),
  ADD CHECK (kind <> 'explained' OR reason IS NOT NULL);
CREATE INDEX trip_mark_by_run ON trip_mark (run_id, marked_at);
CREATE INDEX trip_mark_by_taken_back ON trip_mark (takes_back);

-- Who is called at where and when, to tell whether anything changed for the driver.
CREATE FUNCTION trip_content(trip_id integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(t.starts_at, t.ends_at, (
    SELECT jsonb_agg(jsonb_build_array(s.planned_at, r.order_ticket_id, r.address_index, r.address)
      ORDER BY s.position, r.order_ticket_id, r.address_index)
    FROM trip_stop s JOIN trip_rider r ON r.trip_stop_id = s.id WHERE s.trip_id = t.id))
  FROM trip t WHERE t.id = trip_content.trip_id
$$;

-- How many riders of one trip another one carries too.
CREATE FUNCTION shared_riders(one integer, other integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM trip_stop s JOIN trip_rider r ON r.trip_stop_id = s.id
  WHERE s.trip_id = one AND EXISTS (
    SELECT FROM trip_rider k JOIN trip_stop c ON c.id = k.trip_stop_id
    WHERE c.trip_id = other AND k.order_ticket_id = r.order_ticket_id AND k.address_index = r.address_index)
$$;

-- Gives each trip of a published plan its run: the open one with the same van and driver, or the ended one whose driven
-- part the plan still has; else a new one. Open runs without a trip end.
CREATE FUNCTION give_runs(plan integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  published dispatch_plan;
  driven trip;
  kept integer;
  runs integer[] := '{}';
  trips integer[] := '{}';
BEGIN
  SELECT * INTO published FROM dispatch_plan WHERE id = plan AND state = 'published';
  IF NOT FOUND THEN RETURN; END IF;
  FOR driven IN SELECT * FROM trip WHERE plan_id = plan ORDER BY starts_at, id LOOP
    SELECT r.id INTO kept FROM run r CROSS JOIN LATERAL shared_riders(driven.id, r.trip_id) AS shared
    WHERE r.departure_id = published.departure_id AND r.direction = published.direction AND r.id <> ALL (runs)
      AND r.vehicle_id IS NOT DISTINCT FROM driven.vehicle_id AND r.van = driven.van
      AND r.driver_id IS NOT DISTINCT FROM driven.driver_id
      AND (r.driver_id IS NOT NULL OR r.driver = driven.driver)
      AND (r.ended_at IS NULL OR (shared > 0 AND EXISTS (SELECT FROM trip_mark m WHERE m.run_id = r.id)))
    ORDER BY shared DESC, r.ended_at IS NULL DESC, r.id LIMIT 1;
    IF kept IS NULL THEN
      INSERT INTO run (departure_id, direction, vehicle_id, van, driver_id, driver, starts_at, ends_at, trip_id, continues)
      VALUES (published.departure_id, published.direction, driven.vehicle_id, driven.van, driven.driver_id, driven.driver,
        driven.starts_at, driven.ends_at, driven.id,
        (SELECT r.id FROM run r
         WHERE r.departure_id = published.departure_id AND r.direction = published.direction
           AND EXISTS (SELECT FROM trip_mark m WHERE m.run_id = r.id) AND shared_riders(driven.id, r.trip_id) > 0
         ORDER BY shared_riders(driven.id, r.trip_id) DESC, r.id DESC LIMIT 1))
      RETURNING id INTO kept;
    END IF;
    runs := runs || kept;
    trips := trips || driven.id;
  END LOOP;
  UPDATE run r SET ended_at = now(), end_reason = CASE
      WHEN EXISTS (SELECT FROM unnest(trips) AS other WHERE shared_riders(r.trip_id, other) > 0) THEN 'given_away'
      ELSE 'withdrawn' END
    WHERE r.departure_id = published.departure_id AND r.direction = published.direction AND r.ended_at IS NULL
      AND r.id <> ALL (runs);
  UPDATE run r SET trip_id = t.id, starts_at = t.starts_at, ends_at = t.ends_at, driver = t.driver,
      confirmed_trip_id = CASE
        WHEN r.confirmed_trip_id = r.trip_id AND trip_content(r.trip_id) = trip_content(t.id) THEN t.id
        ELSE r.confirmed_trip_id END
    FROM unnest(runs, trips) AS given (run, trip) JOIN trip t ON t.id = given.trip
    WHERE r.id = given.run AND r.trip_id IS DISTINCT FROM t.id;
  UPDATE trip t SET run_id = given.run FROM unnest(runs, trips) AS given (run, trip) WHERE t.id = given.trip;
END $$;

CREATE FUNCTION give_runs_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_runs(NEW.id);
  RETURN NULL;
END $$;
-- At the end of the transaction, when the plan has its trips: a list publishes it before it adds them.
CREATE CONSTRAINT TRIGGER give_runs AFTER INSERT OR UPDATE OF state ON dispatch_plan
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'published') EXECUTE FUNCTION give_runs_of_plan();

-- Marks of the version before: finds their run, and brings a moment that no phone can mean to its arrival.
CREATE FUNCTION mark_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.id INTO NEW.run_id FROM run r LEFT JOIN trip t ON t.run_id = r.id AND t.id = NEW.trip_id
  WHERE r.departure_id = NEW.departure_id AND r.direction = NEW.direction
    AND (r.driver_id = NEW.staff_user_id OR r.driver_id IS NULL)
    AND (t.id IS NOT NULL OR r.vehicle_id IS NOT DISTINCT FROM NEW.vehicle_id)
  ORDER BY t.id IS NOT NULL DESC, r.ended_at IS NULL DESC, r.id DESC LIMIT 1;
  NEW.marked_at := (SELECT CASE WHEN NEW.marked_at NOT BETWEEN r.starts_at - interval '24 hours' AND r.ends_at + interval '24 hours'
    THEN NEW.recorded_at ELSE NEW.marked_at END FROM run r WHERE r.id = NEW.run_id
    UNION ALL SELECT NEW.marked_at LIMIT 1);
  RETURN NEW;
END $$;
CREATE TRIGGER mark_of_run BEFORE INSERT ON trip_mark FOR EACH ROW WHEN (NEW.run_id IS NULL) EXECUTE FUNCTION mark_of_run();

CREATE FUNCTION end_marked_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- a phone without a network may have ended it before it was given away
  UPDATE run SET ended_at = NEW.marked_at, end_reason = 'done'
    WHERE id = NEW.run_id AND COALESCE(ended_at > NEW.marked_at, true);
  RETURN NULL;
END $$;
CREATE TRIGGER end_marked_run AFTER INSERT ON trip_mark FOR EACH ROW WHEN (NEW.kind = 'done') EXECUTE FUNCTION end_marked_run();

-- What is published and was marked before there were runs. A driver whose trip another one has now keeps an ended run.
DO $$
BEGIN
  PERFORM give_runs(id) FROM dispatch_plan WHERE state = 'published' ORDER BY id;
END $$;
UPDATE run r SET given_at = LEAST(r.given_at, p.changed_at, r.starts_at - interval '24 hours')
  FROM trip t JOIN dispatch_plan p ON p.id = t.plan_id WHERE t.id = r.trip_id;
INSERT INTO run (departure_id, direction, vehicle_id, van, driver_id, driver, given_at, ended_at, end_reason, starts_at, ends_at, trip_id)
  SELECT m.departure_id, m.direction, m.vehicle_id, max(t.van), m.staff_user_id, max(t.driver),
    min(t.starts_at) - interval '24 hours', max(m.recorded_at), 'given_away', min(t.starts_at), max(t.ends_at), max(t.id)
  FROM trip_mark m JOIN trip t ON t.id = m.trip_id
  WHERE NOT EXISTS (SELECT FROM run r WHERE r.departure_id = m.departure_id AND r.direction = m.direction
    AND r.vehicle_id IS NOT DISTINCT FROM m.vehicle_id AND r.driver_id = m.staff_user_id)
  GROUP BY m.departure_id, m.direction, m.vehicle_id, m.staff_user_id;
UPDATE trip_mark m SET run_id = r.id,
    marked_at = CASE WHEN m.marked_at NOT BETWEEN r.starts_at - interval '24 hours' AND r.ends_at + interval '24 hours'
      THEN m.recorded_at ELSE m.marked_at END
  FROM run r
  WHERE r.departure_id = m.departure_id AND r.direction = m.direction
    AND r.vehicle_id IS NOT DISTINCT FROM m.vehicle_id AND r.driver_id = m.staff_user_id;
UPDATE trip t SET run_id = r.id FROM dispatch_plan p, run r
  WHERE p.id = t.plan_id AND t.run_id IS NULL AND p.state <> 'draft' AND r.departure_id = p.departure_id
    AND r.direction = p.direction AND r.vehicle_id IS NOT DISTINCT FROM t.vehicle_id AND r.driver_id = t.driver_id;
UPDATE run r SET ended_at = done.at, end_reason = 'done'
  FROM (SELECT run_id, max(marked_at) AS at FROM trip_mark WHERE kind = 'done' GROUP BY run_id) done
  WHERE done.run_id = r.id AND r.ended_at IS NULL;

-- The live board listens: each mark, ticket check and change of a run names its departure.
CREATE FUNCTION notify_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('run', NEW.departure_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER notify_run AFTER INSERT OR UPDATE ON run FOR EACH ROW EXECUTE FUNCTION notify_run();
CREATE TRIGGER notify_run AFTER INSERT ON trip_mark FOR EACH ROW EXECUTE FUNCTION notify_run();

CREATE FUNCTION notify_run_of_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('run', o.departure_id::text)
    FROM order_ticket t JOIN orders o ON o.id = t.order_id WHERE t.id = NEW.order_ticket_id;
  RETURN NULL;
END $$;
CREATE TRIGGER notify_run AFTER INSERT ON ticket_check FOR EACH ROW EXECUTE FUNCTION notify_run_of_check();
