-- Requests for private events. docs/decisions/0046-account.md

-- In which zone a county's clocks are. An older release saves countries without it.
ALTER TABLE country ADD COLUMN time_zone text NOT NULL DEFAULT 'America/Lima';
UPDATE country SET time_zone = CASE code WHEN 'CL' THEN 'America/Santiago' WHEN 'ES' THEN 'Europe/Madrid' ELSE 'America/Lima' END;
-- Where it differs from the country's, as on islands.
ALTER TABLE province ADD COLUMN time_zone text;

CREATE TABLE event_request (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer ON DELETE CASCADE,
  -- Of the call that made it, so that a lost answer does not make a second one.
  idempotency_key text NOT NULL,
  request_hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('saved', 'under_review', 'rejected', 'approved', 'finished')),
  -- The organiser has sent it: it is under review as soon as its picture and its guests are there.
  submitted boolean NOT NULL,
  -- Why it was rejected.
  reason text,
  name text NOT NULL,
  location text NOT NULL,
  address text NOT NULL,
  county_id integer REFERENCES county,
  time_zone text NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at >= starts_at),
  invitation text NOT NULL,
  stops jsonb NOT NULL,
  image_path text NOT NULL DEFAULT '',
  event_id integer UNIQUE REFERENCES event ON DELETE SET NULL,
  -- Where the organiser made it, for the links and words of its mails.
  site_origin text NOT NULL,
  language text NOT NULL REFERENCES locale,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (customer_id, idempotency_key)
);
CREATE INDEX event_request_by_customer ON event_request (customer_id, id DESC);
CREATE INDEX event_request_by_county ON event_request (county_id);
CREATE INDEX event_request_by_language ON event_request (language);
CREATE INDEX event_request_by_image ON event_request (image_path) WHERE image_path <> '';
-- What staff looks through, the oldest first.
CREATE INDEX event_request_under_review ON event_request (id) WHERE status = 'under_review';

CREATE TABLE event_request_guest (
  event_request_id integer NOT NULL REFERENCES event_request ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  phone text,
  seats integer NOT NULL CHECK (seats > 0),
  PRIMARY KEY (event_request_id, email)
);
-- The list as the organiser sees it.
CREATE INDEX event_request_guest_by_name ON event_request_guest (event_request_id, name, email);

-- What the guest has told the organiser; nothing until then.
ALTER TABLE event_invitation ADD COLUMN answer text CHECK (answer IN ('accepted', 'declined'));
