-- When travellers are picked up and home again. docs/decisions/0070-pick-up-windows.md
-- Degrees; both or none. Without them there is nothing to reckon a drive from.
ALTER TABLE county
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD CHECK ((latitude IS NULL) = (longitude IS NULL));
ALTER TABLE place
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD CHECK ((latitude IS NULL) = (longitude IS NULL));

-- How long before the event the van leaves its meeting point.
ALTER TABLE product_variant
  ADD COLUMN approach_minutes integer CHECK (approach_minutes >= 0),
  ADD COLUMN approach_latitude double precision CHECK (approach_latitude BETWEEN -90 AND 90),
  ADD COLUMN approach_longitude double precision CHECK (approach_longitude BETWEEN -180 AND 180),
  ADD CHECK ((approach_latitude IS NULL) = (approach_longitude IS NULL));

-- What staff has set by hand, instead of the estimate.
CREATE TABLE pick_up_window (
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  county_id integer NOT NULL REFERENCES county ON DELETE CASCADE,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  home_at timestamptz NOT NULL,
  PRIMARY KEY (departure_id, county_id),
  CHECK (opens_at <= closes_at AND closes_at < home_at)
);
CREATE INDEX pick_up_window_county ON pick_up_window (county_id);

-- The exact time of a ticket, as the list of the vans has it, and when its travellers were last told.
CREATE TABLE pick_up_time (
  order_ticket_id integer PRIMARY KEY REFERENCES order_ticket ON DELETE CASCADE,
  picks_up_at timestamptz NOT NULL,
  van text NOT NULL,
  driver text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  told_revision integer NOT NULL DEFAULT 0
);
