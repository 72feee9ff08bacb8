-- When an event is sold, and how much one buyer may have: docs/decisions/0236-sale-window.md
ALTER TABLE event
  ADD COLUMN sale_opens_at timestamptz,
  ADD COLUMN sale_ends_at timestamptz,
  ADD CONSTRAINT event_sale_window CHECK (sale_opens_at < sale_ends_at),
  -- Most tickets of the event per customer, pick-up address and network; null for no limit.
  ADD COLUMN max_per_account integer CHECK (max_per_account > 0),
  ADD COLUMN max_per_address integer CHECK (max_per_address > 0),
  ADD COLUMN max_per_network integer CHECK (max_per_network > 0);

-- Customers who want a mail shortly before the sale of an event opens; deleted when it was sent.
CREATE TABLE sale_reminder (
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (event_id, customer_id)
);
CREATE INDEX sale_reminder_customer ON sale_reminder (customer_id);

-- Under which keyed hashes a ticket counts towards the limits of its event; deleted when the event is over.
CREATE TABLE limited_ticket (
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('address', 'network')),
  hash text NOT NULL,
  order_id uuid NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (event_id, hash, order_id, number),
  FOREIGN KEY (order_id, number) REFERENCES order_ticket (order_id, number) ON DELETE CASCADE
);
CREATE INDEX limited_ticket_order ON limited_ticket (order_id, number);
