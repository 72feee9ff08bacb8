-- Every check of a ticket at a van, good or refused. docs/decisions/0066-ticket-codes.md
CREATE TABLE ticket_scan (
  -- Made by the device, so that what it sends twice is recorded once.
  id uuid PRIMARY KEY,
  -- Absent when the code names none of our orders.
  order_id uuid REFERENCES orders ON DELETE CASCADE,
  ticket integer,
  leg text CHECK (leg IN ('outbound', 'return')),
  outcome text NOT NULL,
  -- Absent when the page said nothing of it.
  device_id uuid,
  device_name text,
  scanned_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ticket_scan_of_order ON ticket_scan (order_id, scanned_at);
