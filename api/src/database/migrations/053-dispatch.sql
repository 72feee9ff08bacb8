-- Vehicles, drivers, and the plans by which they drive: docs/decisions/0167-dispatch.md
CREATE TABLE vehicle (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plate text NOT NULL UNIQUE,
  name text NOT NULL,
  -- For passengers, without the driver.
  seats integer NOT NULL CHECK (seats BETWEEN 1 AND 60),
  country_code text NOT NULL REFERENCES country,
  -- Where it stands before a trip; all or none.
  base_address text,
  base_latitude double precision CHECK (base_latitude BETWEEN -90 AND 90),
  base_longitude double precision CHECK (base_longitude BETWEEN -180 AND 180),
  -- Drives no trip any more.
  retired boolean NOT NULL DEFAULT false,
  -- Grows with every change, so that two people do not overwrite one another.
  revision integer NOT NULL DEFAULT 1,
  CHECK ((base_latitude IS NULL) = (base_longitude IS NULL)),
  CHECK ((base_latitude IS NULL) = (base_address IS NULL))
);
CREATE INDEX vehicle_by_country ON vehicle (country_code, plate);

-- Days on which it does not drive, both included, by the clocks of each event.
CREATE TABLE vehicle_outage (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vehicle_id integer NOT NULL REFERENCES vehicle ON DELETE CASCADE,
  from_day date NOT NULL,
  until_day date NOT NULL,
  reason text NOT NULL,
  CHECK (from_day <= until_day)
);
CREATE INDEX vehicle_outage_by_vehicle ON vehicle_outage (vehicle_id);

-- What a dispatcher knows of somebody of staff who drives.
CREATE TABLE driver_profile (
  staff_user_id integer PRIMARY KEY REFERENCES staff_user ON DELETE CASCADE,
  phone text NOT NULL,
  languages jsonb NOT NULL,
  country_code text NOT NULL REFERENCES country,
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX driver_profile_by_country ON driver_profile (country_code);

-- Minutes that a passenger may sit in a van.
ALTER TABLE event ADD COLUMN longest_ride_minutes integer NOT NULL DEFAULT 90 CHECK (longest_ride_minutes > 0);

-- Of a ticket with several addresses: when each is called at, in their order. The columns beside it have the first call,
-- which is all that the version before reads.
ALTER TABLE pick_up_time ADD COLUMN by_address jsonb;

-- The trips of a departure, to the event or home from it. A new draft is a new version.
CREATE TABLE dispatch_plan (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  direction text NOT NULL CHECK (direction IN ('out', 'back')),
  version integer NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'published', 'replaced')),
  revision integer NOT NULL DEFAULT 1,
  -- Parties that the last planning moved, and those that no trip could serve with the rule that forbade it.
  moved jsonb NOT NULL DEFAULT '[]',
  unserved jsonb NOT NULL DEFAULT '[]',
  changed_at timestamptz NOT NULL DEFAULT now(),
  changed_by text NOT NULL,
  UNIQUE (departure_id, direction, version)
);
CREATE UNIQUE INDEX dispatch_plan_in_force ON dispatch_plan (departure_id, direction, state) WHERE state <> 'replaced';

CREATE TABLE trip (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id integer NOT NULL REFERENCES dispatch_plan ON DELETE CASCADE,
  number integer NOT NULL,
  -- Absent where a list names a plate that no vehicle has.
  vehicle_id integer REFERENCES vehicle,
  driver_id integer REFERENCES staff_user,
  -- As travellers are told them; empty while nobody drives.
  van text NOT NULL,
  driver text NOT NULL,
  locked boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'published', 'under_way', 'done')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  driven_kilometres double precision NOT NULL,
  driven_minutes integer NOT NULL,
  ridden_minutes integer NOT NULL,
  -- Rules that the trip as a whole breaks.
  broken jsonb NOT NULL DEFAULT '[]',
  UNIQUE (plan_id, number),
  CHECK (starts_at <= ends_at)
);
-- Whether a vehicle or a driver is taken at a time.
CREATE INDEX trip_by_vehicle ON trip (vehicle_id, starts_at);
CREATE INDEX trip_by_driver ON trip (driver_id, starts_at);

CREATE TABLE trip_stop (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  trip_id integer NOT NULL REFERENCES trip ON DELETE CASCADE,
  position integer NOT NULL,
  planned_at timestamptz NOT NULL,
  -- Passengers in the van after the stop.
  load integer NOT NULL,
  -- `trip`: planning again leaves it there; `time`: also at its time.
  lock text CHECK (lock IN ('trip', 'time')),
  broken jsonb NOT NULL DEFAULT '[]',
  UNIQUE (trip_id, position)
);

-- Whom a van fetches, or brings home, at a stop: a ticket at one of its addresses, counted from 0. Who has another
-- address since then waits somewhere else.
CREATE TABLE trip_rider (
  trip_stop_id integer NOT NULL REFERENCES trip_stop ON DELETE CASCADE,
  order_ticket_id integer NOT NULL REFERENCES order_ticket ON DELETE CASCADE,
  address_index integer NOT NULL CHECK (address_index >= 0),
  address text NOT NULL,
  PRIMARY KEY (trip_stop_id, order_ticket_id, address_index)
);
CREATE INDEX trip_rider_by_ticket ON trip_rider (order_ticket_id);

-- The last planning of a departure. Who is `planning` says so again and again: whoever fell silent has died.
CREATE TABLE dispatch_planning (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  direction text NOT NULL CHECK (direction IN ('out', 'back')),
  state text NOT NULL DEFAULT 'planning' CHECK (state IN ('planning', 'done', 'failed')),
  from_scratch boolean NOT NULL,
  -- Of the draft from which it began; 0 without one. A draft that was changed meanwhile is left alone.
  draft_revision integer NOT NULL,
  share double precision NOT NULL DEFAULT 0 CHECK (share BETWEEN 0 AND 1),
  vehicles integer NOT NULL DEFAULT 0,
  unserved integer NOT NULL DEFAULT 0,
  started_by text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (departure_id, direction)
);
