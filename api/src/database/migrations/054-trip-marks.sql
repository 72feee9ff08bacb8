-- What drivers mark on their way: docs/decisions/0167-dispatch.md. It stands by departure, direction and vehicle, because
-- a plan may be published again while its vans drive.
CREATE TABLE trip_mark (
  -- Given by the phone, so that what is sent twice counts once.
  id uuid PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  direction text NOT NULL CHECK (direction IN ('out', 'back')),
  vehicle_id integer REFERENCES vehicle,
  -- As the driver saw it.
  trip_id integer REFERENCES trip ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('left', 'arrived', 'boarded', 'no_show', 'done')),
  -- A ticket at one of its addresses, counted from 0; absent for the whole trip.
  order_ticket_id integer REFERENCES order_ticket ON DELETE CASCADE,
  address_index integer CHECK (address_index >= 0),
  -- By the phone's clock; a phone without a network sends it later.
  marked_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  staff_user_id integer NOT NULL REFERENCES staff_user,
  CHECK ((kind IN ('left', 'done')) = (order_ticket_id IS NULL)),
  CHECK ((order_ticket_id IS NULL) = (address_index IS NULL))
);
CREATE INDEX trip_mark_by_departure ON trip_mark (departure_id, direction, marked_at);
CREATE INDEX trip_mark_by_vehicle ON trip_mark (vehicle_id);
CREATE INDEX trip_mark_by_trip ON trip_mark (trip_id);
CREATE INDEX trip_mark_by_ticket ON trip_mark (order_ticket_id);
CREATE INDEX trip_mark_by_driver ON trip_mark (staff_user_id);

-- Travellers who know that their van is late: they are told once.
CREATE TABLE late_notice (
  order_ticket_id integer NOT NULL REFERENCES order_ticket ON DELETE CASCADE,
  direction text NOT NULL CHECK (direction IN ('out', 'back')),
  notified_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_ticket_id, direction)
);
