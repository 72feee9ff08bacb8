-- Queues in front of a sale: docs/decisions/0240-waiting-rooms.md
CREATE TABLE waiting_room (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  -- Null for a queue in front of every departure of the event.
  departure_id integer REFERENCES departure ON DELETE CASCADE,
  -- Most people who may order at the same time.
  max_admitted integer NOT NULL CHECK (max_admitted BETWEEN 1 AND 10000),
  paused boolean NOT NULL DEFAULT false,
  -- Who switched it on: staff, or the API because more orders came than the sale can serve.
  automatic boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);
CREATE UNIQUE INDEX waiting_room_in_use ON waiting_room (event_id, coalesce(departure_id, 0)) WHERE closed_at IS NULL;

CREATE INDEX waiting_room_of_event ON waiting_room (event_id);
CREATE INDEX waiting_room_of_departure ON waiting_room (departure_id);

CREATE TRIGGER waiting_room_changed AFTER INSERT OR UPDATE OR DELETE ON waiting_room
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();

-- The place of each logged-in customer, who has the same one in every browser.
CREATE TABLE queue_ticket (
  waiting_room_id integer NOT NULL REFERENCES waiting_room ON DELETE CASCADE,
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  place integer NOT NULL,
  PRIMARY KEY (waiting_room_id, customer_id)
);
CREATE INDEX queue_ticket_of_customer ON queue_ticket (customer_id);

-- Values that many people change at once. They are here unless VALKEY_URL is set; then this is a copy at most a second
-- old, with which the sale goes on when Valkey is lost.
CREATE TABLE shared_value (
  key text PRIMARY KEY,
  -- Raised by each change; a change is only written over the version that it read.
  version bigint NOT NULL,
  value text NOT NULL,
  -- True while Valkey has the value that counts.
  elsewhere boolean NOT NULL DEFAULT false,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- The admission that an order was placed with: one order each.
ALTER TABLE orders ADD COLUMN admission text UNIQUE;
