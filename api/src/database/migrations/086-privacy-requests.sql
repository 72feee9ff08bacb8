-- Requests about personal data, blocked people and manifests of trips: docs/decisions/0211-personal-data-requests.md
CREATE TABLE privacy_request (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Given when the address is confirmed: until then it counts for nothing.
  number integer UNIQUE,
  state text NOT NULL DEFAULT 'unconfirmed' CHECK (state IN ('unconfirmed', 'open', 'done', 'refused')),
  kind text NOT NULL CHECK (kind IN ('access', 'correction', 'deletion', 'objection', 'portability', 'blocking')),
  country_code text NOT NULL REFERENCES country (code),
  language text NOT NULL,
  site_origin text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  details text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  due_on date,
  answer text,
  answered_at timestamptz,
  answered_by text,
  CHECK ((state = 'unconfirmed') = (number IS NULL)),
  CHECK ((number IS NULL) = (confirmed_at IS NULL) AND (number IS NULL) = (due_on IS NULL)),
  CHECK ((state IN ('done', 'refused')) = (answered_at IS NOT NULL))
);
CREATE SEQUENCE privacy_request_number AS integer OWNED BY privacy_request.number;
CREATE INDEX privacy_request_due ON privacy_request (due_on) WHERE state = 'open';
CREATE INDEX privacy_request_by_email ON privacy_request (email);
CREATE INDEX privacy_request_by_country ON privacy_request (country_code);

-- Secrets of mailed links: to confirm, once, or to fetch the export until it expires.
CREATE TABLE privacy_request_token (
  hash text PRIMARY KEY,
  request_id integer NOT NULL REFERENCES privacy_request ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'export')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX privacy_request_token_of ON privacy_request_token (request_id);

-- Whose data only the law may still see; lower case.
CREATE TABLE blocked_person (
  email text PRIMARY KEY,
  request_id integer NOT NULL REFERENCES privacy_request,
  blocked_at timestamptz NOT NULL DEFAULT now(),
  blocked_by text NOT NULL
);
CREATE INDEX blocked_person_by_request ON blocked_person (request_id);

ALTER TABLE driver_profile ADD COLUMN licence text;

-- What the authority is shown of a trip, as it was when it left.
CREATE TABLE manifest (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id integer NOT NULL,
  direction text NOT NULL CHECK (direction IN ('out', 'back')),
  -- Plate, or what the plan calls the van. A plan published again after it left makes no second manifest.
  van text NOT NULL,
  frozen_at timestamptz NOT NULL,
  content jsonb NOT NULL,
  sha256 text NOT NULL,
  UNIQUE (departure_id, direction, van)
);
CREATE INDEX manifest_by_age ON manifest (frozen_at);

CREATE FUNCTION manifest_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a manifest never changes';
END $$;
CREATE TRIGGER manifest_stays BEFORE UPDATE ON manifest FOR EACH ROW EXECUTE FUNCTION manifest_stays();
