-- People of the company, who are no customers: docs/decisions/0141-staff-accounts.md
CREATE TABLE staff_user (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- In lower case.
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL
    CHECK (role IN ('owner', 'events', 'support', 'finance', 'dispatcher', 'driver', 'viewer')),
  language text NOT NULL,
  -- Both absent until the invitation is accepted; the secret is encrypted.
  password_hash text,
  totp_secret text,
  -- The half minute of the last code that was accepted: each code works once.
  totp_period integer NOT NULL DEFAULT 0,
  -- Wrong codes since the moment below.
  code_failures integer NOT NULL DEFAULT 0,
  code_failures_since timestamptz NOT NULL DEFAULT now(),
  blocked_at timestamptz,
  -- Grows with every change, so that two people do not overwrite one another.
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((password_hash IS NULL) = (totp_secret IS NULL))
);

CREATE TABLE staff_invitation (
  staff_user_id integer PRIMARY KEY REFERENCES staff_user ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  -- Encrypted; becomes the person's when the invitation is accepted.
  totp_secret text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Each logs in once without the app.
CREATE TABLE staff_recovery_code (
  staff_user_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (staff_user_id, code_hash)
);

-- As `session` is for customers.
CREATE TABLE staff_session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_user_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  browser text NOT NULL,
  system text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_session_by_user ON staff_session (staff_user_id);
