-- Failed logins of an account, wherever they came from. Unlogged: after a crash the counting begins anew.
-- docs/decisions/0114-holds-and-logins.md
CREATE UNLOGGED TABLE login_failure (
  -- A hash of the address that was typed, whether or not it has an account.
  account text PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  -- Until then nothing is tried from where the account has never been logged in to.
  next_at timestamptz NOT NULL,
  -- When its owner was told.
  told_at timestamptz
);
CREATE INDEX login_failure_by_time ON login_failure (last_at);

-- From where an account was logged in to.
CREATE TABLE login_network (
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  -- A keyed hash of the visitor's address.
  network text NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  -- Since the last login.
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (customer_id, network)
);
CREATE INDEX login_network_by_time ON login_network (last_at);
