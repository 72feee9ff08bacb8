-- Wheelchair places, child seats and large luggage. docs/decisions/0213-spaces-in-vans.md

ALTER TABLE vehicle
  ADD COLUMN wheelchair_places integer NOT NULL DEFAULT 0 CHECK (wheelchair_places BETWEEN 0 AND 60),
  ADD COLUMN child_seats integer NOT NULL DEFAULT 0 CHECK (child_seats BETWEEN 0 AND 60),
  ADD COLUMN luggage_places integer NOT NULL DEFAULT 0 CHECK (luggage_places BETWEEN 0 AND 60);

-- What each departure of an event has, and the price of one in the currency of the event.
CREATE TABLE space_offer (
  event_id integer NOT NULL REFERENCES event (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('wheelchair', 'childSeat', 'luggage')),
  capacity integer NOT NULL CHECK (capacity BETWEEN 0 AND 1000),
  amount_minor integer NOT NULL CHECK (amount_minor >= 0),
  PRIMARY KEY (event_id, kind)
);
-- The price of a category that has its own.
CREATE TABLE space_price (
  category_id integer NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('wheelchair', 'childSeat', 'luggage')),
  amount_minor integer NOT NULL CHECK (amount_minor >= 0),
  PRIMARY KEY (category_id, kind)
);

-- What a ticket has beside its seats, with the price at which it was sold: included in the amounts of the ticket.
ALTER TABLE order_ticket ADD COLUMN spaces jsonb NOT NULL DEFAULT '[]';
CREATE INDEX order_ticket_with_spaces ON order_ticket (order_id) WHERE spaces <> '[]';

-- Spaces of a kind that the orders of a departure hold or have bought.
CREATE FUNCTION spaces_taken(departure integer, kind text) RETURNS integer STABLE LANGUAGE sql AS $$
  SELECT COALESCE(sum((space ->> 'quantity')::integer), 0)::integer
    FROM orders o JOIN seat_hold h ON h.order_id = o.id JOIN order_ticket t ON t.order_id = o.id
      CROSS JOIN jsonb_array_elements(t.spaces) space
    WHERE o.departure_id = spaces_taken.departure AND h.state <> 'released' AND t.refund_id IS NULL
      AND t.spaces <> '[]' AND space ->> 'kind' = spaces_taken.kind
$$;

-- The catalogue shows what is left.
CREATE TRIGGER spaces_offered AFTER INSERT OR UPDATE OR DELETE ON space_offer
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER spaces_priced AFTER INSERT OR UPDATE OR DELETE ON space_price
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
