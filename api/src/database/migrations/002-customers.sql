CREATE TABLE customer (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Always lower case.
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text NOT NULL,
  -- Logins from before this moment are void.
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text NOT NULL,
  country_code text NOT NULL REFERENCES country,
  language text NOT NULL REFERENCES locale,
  birthday date,
  rut text,
  gender text,
  verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Links sent by mail. Only the hash is kept: a copy of the table opens nothing.
CREATE TABLE account_token (
  hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE frequent_friend (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  fullname text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL
);
CREATE INDEX frequent_friend_by_customer ON frequent_friend (customer_id);

CREATE TABLE frequent_address (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  county_id integer NOT NULL REFERENCES county,
  name text NOT NULL,
  my_address boolean NOT NULL DEFAULT false
);
CREATE INDEX frequent_address_by_customer ON frequent_address (customer_id);
-- At most one is mine, whatever runs at the same time.
CREATE UNIQUE INDEX one_my_address ON frequent_address (customer_id) WHERE my_address;

CREATE TABLE event_invitation (
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  PRIMARY KEY (event_id, email)
);

CREATE TABLE enquiry (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('contact', 'marriage')),
  country_code text NOT NULL REFERENCES country,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Counters of the rate limit; worth nothing after a crash, so not written ahead.
CREATE UNLOGGED TABLE rate_limit (
  key text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  count integer NOT NULL
);

CREATE TABLE mailbox (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  attachments jsonb NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
