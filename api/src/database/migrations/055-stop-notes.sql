-- What a dispatcher tells the driver of a stop: docs/decisions/0167-dispatch.md. Of a ticket at one of its addresses,
-- counted from 0, as it was then: whoever has another address since waits somewhere else, and the note is not about it.
CREATE TABLE stop_note (
  order_ticket_id integer NOT NULL REFERENCES order_ticket ON DELETE CASCADE,
  address_index integer NOT NULL CHECK (address_index >= 0),
  address text NOT NULL,
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 200),
  PRIMARY KEY (order_ticket_id, address_index)
);
