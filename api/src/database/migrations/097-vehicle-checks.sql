-- What a driver looks at before a trip: docs/decisions/0214-drivers-and-partners.md
CREATE TABLE vehicle_check_list (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  -- As the company writes them, in order.
  items text[] NOT NULL,
  -- Grows with every change, so that two people do not overwrite one another.
  revision integer NOT NULL DEFAULT 1
);
INSERT INTO vehicle_check_list (items) VALUES ('{}');

-- A run is a departure, direction, vehicle and driver.
CREATE TABLE vehicle_check (
  -- Given by the phone, so that what is sent twice counts once.
  id uuid PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  direction text NOT NULL CHECK (direction IN ('out', 'back')),
  vehicle_id integer REFERENCES vehicle,
  van text NOT NULL,
  staff_user_id integer NOT NULL REFERENCES staff_user,
  odometer_km integer NOT NULL CHECK (odometer_km BETWEEN 0 AND 9999999),
  -- Items of the list as they were worded then.
  passed text[] NOT NULL,
  failed text[] NOT NULL,
  note text NOT NULL DEFAULT '',
  -- By the phone's clock; a phone without a network sends it later.
  checked_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX vehicle_check_by_departure ON vehicle_check (departure_id, direction);
CREATE INDEX vehicle_check_by_vehicle ON vehicle_check (vehicle_id, checked_at);
CREATE INDEX vehicle_check_by_driver ON vehicle_check (staff_user_id);
