-- Shared pick-up points beside doors. docs/decisions/0216-pick-up-points.md

-- Places of the company where a van stops for several parties, who walk there.
CREATE TABLE pick_up_point (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  address text NOT NULL,
  country_code text NOT NULL REFERENCES country,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- No longer used by plans; published trips keep it.
  retired boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1,
  UNIQUE (country_code, name)
);

-- Minutes that a passenger may be asked to walk to such a point; 0: everybody is picked up at their door.
ALTER TABLE event ADD COLUMN longest_walk_minutes integer NOT NULL DEFAULT 0 CHECK (longest_walk_minutes BETWEEN 0 AND 30);

-- Where the van stops instead of the door, and how long the passengers walk there.
ALTER TABLE trip_stop
  ADD COLUMN point_id integer REFERENCES pick_up_point,
  ADD COLUMN walk_minutes integer CHECK (walk_minutes > 0),
  ADD CHECK ((point_id IS NULL) = (walk_minutes IS NULL));
CREATE INDEX trip_stop_by_point ON trip_stop (point_id);

-- A driver is told of another place as of another time.
CREATE OR REPLACE FUNCTION trip_content(trip_id integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(t.starts_at, t.ends_at, (
    SELECT jsonb_agg(jsonb_build_array(s.planned_at, r.order_ticket_id, r.address_index, r.address, s.point_id)
      ORDER BY s.position, r.order_ticket_id, r.address_index)
    FROM trip_stop s JOIN trip_rider r ON r.trip_stop_id = s.id WHERE s.trip_id = t.id))
  FROM trip t WHERE t.id = trip_content.trip_id
$$;
