-- Who waits for seats of a departure that is sold out, and the seats that are kept for who is told. docs/decisions/0074-waiting-list.md
CREATE TABLE waiting_list (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id integer NOT NULL REFERENCES departure ON DELETE CASCADE,
  product_variant_id integer NOT NULL REFERENCES product_variant ON DELETE CASCADE,
  tickets integer NOT NULL CHECK (tickets > 0),
  -- In lower case; null of who has left.
  email text,
  language text NOT NULL,
  site_origin text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'told', 'left')),
  joined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (departure_id, email)
);
CREATE INDEX waiting_list_in_turn ON waiting_list (departure_id, joined_at, id) WHERE state = 'waiting';
CREATE INDEX waiting_list_by_email ON waiting_list (email);
CREATE INDEX waiting_list_by_variant ON waiting_list (product_variant_id);

-- Secrets of the links in mails. A mail that is repeated has another one, and all of them are good.
CREATE TABLE waiting_list_token (
  hash text PRIMARY KEY,
  waiting_id integer NOT NULL REFERENCES waiting_list ON DELETE CASCADE
);
CREATE INDEX waiting_list_token_of ON waiting_list_token (waiting_id);

-- Units of a pool, among those that it holds. Taken: by an order, which holds them from then on.
CREATE TABLE offered_seats (
  waiting_id integer PRIMARY KEY REFERENCES waiting_list,
  seat_pool_id integer NOT NULL REFERENCES seat_pool ON DELETE CASCADE,
  units integer NOT NULL CHECK (units > 0),
  held_until timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'taken', 'released'))
);
CREATE INDEX offered_seats_by_pool ON offered_seats (seat_pool_id);
CREATE INDEX offered_seats_by_end ON offered_seats (held_until) WHERE state = 'held';

-- Who performs, in one spelling: other dates of the same artist are found by it.
ALTER TABLE event ADD COLUMN artist text;
CREATE INDEX event_by_artist ON event (artist) WHERE artist IS NOT NULL;
