-- Where a customer is logged in: the row's id is in the token, so whoever deletes the row ends the login.
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  -- Told from the user agent, which is not kept; empty when it is not known.
  browser text NOT NULL,
  system text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_by_customer ON session (customer_id);

ALTER TABLE customer
  -- By staff: nobody logs in.
  ADD COLUMN blocked_at timestamptz,
  -- By its owner: the row stays for its orders, without the person.
  ADD COLUMN deleted_at timestamptz;
