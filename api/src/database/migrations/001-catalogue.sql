CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Moments leave the database as ISO 8601 UTC, money as decimal soles.
CREATE FUNCTION iso(moment timestamptz) RETURNS text IMMUTABLE LANGUAGE sql
  RETURN to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
CREATE FUNCTION soles(cents bigint) RETURNS float8 IMMUTABLE LANGUAGE sql
  RETURN (cents / 100.0)::float8;

CREATE TABLE country (
  code text PRIMARY KEY,
  name text NOT NULL,
  default_locale text NOT NULL,
  position integer NOT NULL
);

CREATE TABLE locale (
  code text PRIMARY KEY,
  name text NOT NULL,
  position integer NOT NULL
);

CREATE TABLE channel (
  host text PRIMARY KEY,
  country_code text NOT NULL REFERENCES country,
  default_locale text NOT NULL REFERENCES locale
);

CREATE TABLE payment_method (
  country_code text NOT NULL REFERENCES country,
  code text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (country_code, code)
);

CREATE TABLE bank_account (
  country_code text PRIMARY KEY REFERENCES country,
  bank_name text NOT NULL,
  account_id text NOT NULL,
  account_type text NOT NULL,
  dni text NOT NULL,
  email text NOT NULL
);

CREATE TABLE province (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL REFERENCES country,
  name text NOT NULL,
  UNIQUE (country_code, name)
);

CREATE TABLE county (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  province_id integer NOT NULL REFERENCES province,
  name text NOT NULL,
  UNIQUE (province_id, name)
);

CREATE TABLE place (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL REFERENCES country,
  name text NOT NULL,
  address text NOT NULL,
  time_zone text NOT NULL,
  image_path text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE event (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  type smallint NOT NULL CHECK (type IN (1, 2, 3)),
  country_code text NOT NULL REFERENCES country,
  place_id integer NOT NULL REFERENCES place,
  time_zone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at >= starts_at),
  periodicity_type smallint NOT NULL CHECK (periodicity_type IN (1, 2, 3)),
  payment_type smallint NOT NULL CHECK (payment_type IN (1, 2)),
  image_path text NOT NULL,
  translations jsonb NOT NULL,
  message text,
  withdrawn boolean NOT NULL DEFAULT false,
  recommended_position integer,
  -- Names in all languages and the place's, without accents and in lower case; what /search looks in.
  search_text text NOT NULL
);
CREATE INDEX event_by_country ON event (country_code, type, starts_at);
CREATE INDEX event_search ON event USING gin (search_text gin_trgm_ops);

CREATE TABLE event_date (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  starts_at timestamptz NOT NULL
);
CREATE INDEX event_date_by_event ON event_date (event_id, starts_at);

CREATE TABLE event_stop (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  address text NOT NULL,
  -- Local time of the event, HH:mm.
  time text NOT NULL
);

CREATE TABLE category (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  priority integer NOT NULL,
  translations jsonb NOT NULL
);
CREATE INDEX category_by_event ON category (event_id);

CREATE TABLE product_variant (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL REFERENCES category ON DELETE CASCADE,
  province_id integer NOT NULL REFERENCES province,
  place_id integer NOT NULL REFERENCES place,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  capacity integer NOT NULL CHECK (capacity > 0),
  stops integer NOT NULL CHECK (stops > 0),
  -- The check is the last guard against selling a seat twice; the guarded update is the first.
  stock integer NOT NULL CHECK (stock >= 0),
  approach_address text,
  approach_counties integer[] NOT NULL DEFAULT '{}',
  translations jsonb NOT NULL
);
CREATE INDEX product_variant_by_category ON product_variant (category_id);

CREATE TABLE landing_slide (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL REFERENCES country,
  url text NOT NULL,
  image_path text NOT NULL
);

CREATE TABLE landing_comment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL REFERENCES country,
  message text NOT NULL,
  user_name text NOT NULL,
  image_path text NOT NULL,
  tags text[] NOT NULL
);
