-- Runs that nobody will drive end, also where the version before acts: their drivers are told.
CREATE FUNCTION withdraw_runs(departure integer, way text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  UPDATE run SET ended_at = now(), end_reason = 'withdrawn'
  WHERE departure_id = departure AND (way IS NULL OR direction = way) AND ended_at IS NULL
$$;

CREATE FUNCTION withdraw_runs_of_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM withdraw_runs(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER withdraw_runs AFTER UPDATE OF called_off_at ON departure FOR EACH ROW
  WHEN (OLD.called_off_at IS NULL AND NEW.called_off_at IS NOT NULL) EXECUTE FUNCTION withdraw_runs_of_departure();

CREATE FUNCTION withdraw_runs_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM withdraw_runs(id) FROM departure WHERE event_id = NEW.id AND starts_at > now();
  RETURN NULL;
END $$;
CREATE TRIGGER withdraw_runs AFTER UPDATE OF withdrawn ON event FOR EACH ROW
  WHEN (NEW.withdrawn AND NOT OLD.withdrawn) EXECUTE FUNCTION withdraw_runs_of_event();

-- A departure that is moved to another time has no published plan until it is planned again.
CREATE FUNCTION withdraw_runs_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM dispatch_plan
    WHERE departure_id = NEW.departure_id AND direction = NEW.direction AND state = 'published')
  THEN PERFORM withdraw_runs(NEW.departure_id, NEW.direction); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER withdraw_runs AFTER UPDATE OF state ON dispatch_plan DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state = 'published' AND NEW.state <> 'published') EXECUTE FUNCTION withdraw_runs_of_plan();

-- What was called off before.
UPDATE run SET ended_at = now(), end_reason = 'withdrawn'
  FROM departure d JOIN event e ON e.id = d.event_id
  WHERE d.id = run.departure_id AND run.ended_at IS NULL
    AND (d.called_off_at IS NOT NULL OR (e.withdrawn AND d.starts_at > now()));
