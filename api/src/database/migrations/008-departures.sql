-- A seat belongs to a departure, a check to a ticket and one of its rides. docs/decisions/0026-departures.md, 0027-ticket-legs.md

ALTER TABLE event
  -- The first pick-up is so many minutes before the event begins, and sales close so many minutes before it.
  ADD COLUMN pick_up_minutes integer NOT NULL DEFAULT 180 CHECK (pick_up_minutes >= 0),
  ADD COLUMN sales_close_minutes integer NOT NULL DEFAULT 60 CHECK (sales_close_minutes >= 0);

-- With so few days expected, and STRICT so that this is not lost by inlining, PostgreSQL plans lists of events for what
-- they are; of generate_series it expects a thousand rows and more.
CREATE FUNCTION days_between(first date, last date) RETURNS SETOF date IMMUTABLE STRICT ROWS 14 LANGUAGE sql
  AS $$ SELECT day::date FROM generate_series(first::timestamp, last::timestamp, interval '1 day') day $$;

ALTER TABLE event_date ADD UNIQUE (id, event_id);

-- One event on one day at one time. Of an event whose day the buyer picks, the days that were sold.
CREATE TABLE departure (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL,
  event_date_id integer NOT NULL,
  starts_at timestamptz NOT NULL,
  UNIQUE (event_date_id, starts_at),
  FOREIGN KEY (event_date_id, event_id) REFERENCES event_date (id, event_id) ON DELETE CASCADE
);
CREATE INDEX departure_by_event ON departure (event_id);

-- What every departure of the event can sell, in units: seats, or whole vans.
CREATE TABLE seat_pool_template (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  capacity integer NOT NULL CHECK (capacity >= 0)
);
CREATE INDEX seat_pool_template_by_event ON seat_pool_template (event_id);

-- What one departure can sell. The check is the last guard against selling a seat twice; the guarded update is the first.
CREATE TABLE seat_pool (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  template_id integer NOT NULL REFERENCES seat_pool_template ON DELETE CASCADE,
  capacity integer NOT NULL,
  held integer NOT NULL DEFAULT 0,
  sold integer NOT NULL DEFAULT 0,
  UNIQUE (departure_id, template_id),
  CHECK (held >= 0 AND sold >= 0 AND held + sold <= capacity)
  -- Room on each page for new versions of its rows, which are updated at every sale.
) WITH (fillfactor = 50);
CREATE INDEX seat_pool_by_template ON seat_pool (template_id);

-- Which pool a variant sells from, and how many units one ticket takes.
CREATE TABLE offer (
  product_variant_id integer PRIMARY KEY REFERENCES product_variant ON DELETE CASCADE,
  template_id integer NOT NULL REFERENCES seat_pool_template ON DELETE CASCADE,
  units integer NOT NULL DEFAULT 1 CHECK (units > 0)
);
CREATE INDEX offer_by_template ON offer (template_id);

-- The seats of an order: held until the order is paid or its time is over, then sold or released.
CREATE TABLE seat_hold (
  order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  held_until timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'sold', 'released'))
);

CREATE TABLE seat_hold_item (
  order_id uuid NOT NULL REFERENCES seat_hold ON DELETE CASCADE,
  seat_pool_id integer NOT NULL REFERENCES seat_pool,
  units integer NOT NULL CHECK (units > 0),
  PRIMARY KEY (order_id, seat_pool_id)
);
CREATE INDEX seat_hold_item_by_pool ON seat_hold_item (seat_pool_id);

-- Until now a variant had one stock for all dates, so each variant gets a pool of its own, under its own id.
INSERT INTO seat_pool_template (id, event_id, capacity) OVERRIDING SYSTEM VALUE
  SELECT v.id, c.event_id, v.stock FROM product_variant v JOIN category c ON c.id = v.category_id;
SELECT setval(pg_get_serial_sequence('seat_pool_template', 'id'), max(id)) FROM seat_pool_template HAVING count(*) > 0;
INSERT INTO offer (product_variant_id, template_id) SELECT id, id FROM seat_pool_template;

INSERT INTO departure (event_id, event_date_id, starts_at)
  SELECT d.event_id, d.id, d.starts_at FROM event_date d JOIN event e ON e.id = d.event_id WHERE e.periodicity_type <> 2
  UNION
  SELECT d.event_id, d.id, o.event_starts_at FROM orders o JOIN event_date d ON d.id = o.event_date_id
  ORDER BY 1, 3;

ALTER TABLE orders ADD COLUMN departure_id integer REFERENCES departure;
UPDATE orders o SET departure_id = d.id FROM departure d
  WHERE d.event_date_id = o.event_date_id AND d.starts_at = o.event_starts_at;
ALTER TABLE orders ALTER COLUMN departure_id SET NOT NULL;

-- What was left of a variant is left on every date; what a date has sold or holds comes on top.
INSERT INTO seat_pool (departure_id, template_id, capacity, held, sold)
  SELECT d.id, t.id, t.capacity + COALESCE(taken.held + taken.sold, 0), COALESCE(taken.held, 0), COALESCE(taken.sold, 0)
  FROM departure d JOIN seat_pool_template t ON t.event_id = d.event_id
  LEFT JOIN (
    SELECT o.departure_id, k.product_variant_id, count(*) FILTER (WHERE o.state <> 'paid') AS held,
      count(*) FILTER (WHERE o.state = 'paid') AS sold
    FROM orders o JOIN order_ticket k ON k.order_id = o.id
    WHERE o.state IN ('awaiting_payment', 'awaiting_transfer_payment', 'paid') GROUP BY 1, 2) taken
    ON taken.departure_id = d.id AND taken.product_variant_id = t.id;

INSERT INTO seat_hold (order_id, held_until, state)
  SELECT id, held_until, CASE state WHEN 'paid' THEN 'sold' WHEN 'cancelled' THEN 'released' WHEN 'rejected' THEN 'released'
    ELSE 'held' END FROM orders;
INSERT INTO seat_hold_item (order_id, seat_pool_id, units)
  SELECT o.id, p.id, count(*) FROM orders o JOIN order_ticket k ON k.order_id = o.id
  JOIN seat_pool p ON p.departure_id = o.departure_id AND p.template_id = k.product_variant_id GROUP BY 1, 2;

-- A check of one ticket on one of its two rides.
CREATE TABLE ticket_check (
  order_ticket_id integer NOT NULL REFERENCES order_ticket ON DELETE CASCADE,
  leg text NOT NULL CHECK (leg IN ('outbound', 'return')),
  checked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_ticket_id, leg)
);
-- Until now one check counted for all tickets of an order; it was made on the way there.
INSERT INTO ticket_check (order_ticket_id, leg, checked_at)
  SELECT k.id, 'outbound', o.checked_at FROM orders o JOIN order_ticket k ON k.order_id = o.id
  WHERE o.checked_at IS NOT NULL;

-- Indexes on these columns go with them.
ALTER TABLE product_variant DROP COLUMN stock;
ALTER TABLE orders DROP COLUMN event_date_id, DROP COLUMN event_starts_at, DROP COLUMN held_until, DROP COLUMN checked_at;
CREATE INDEX orders_by_departure ON orders (departure_id);
CREATE INDEX orders_awaiting_transfer ON orders (id) WHERE state = 'awaiting_transfer_payment';
