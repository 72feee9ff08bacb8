-- From where one of staff was logged in to, as login_network for customers.
CREATE TABLE staff_login_network (
  staff_user_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  -- A keyed hash of the visitor's address.
  network text NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now(),
  -- Since the last login.
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (staff_user_id, network)
);
CREATE INDEX staff_login_network_by_time ON staff_login_network (last_at);
