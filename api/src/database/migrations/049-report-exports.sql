-- Every order of a period as one file, written page by page. docs/decisions/0158-report-exports.md
CREATE TABLE report_export (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who asked for it, and alone may read it.
  actor text NOT NULL,
  -- Days, by the clocks of each event.
  from_day text NOT NULL,
  until_day text NOT NULL,
  country_code text,
  event_id integer,
  -- Of the headings.
  language text NOT NULL,
  -- Orders that are to be written, those written, and the rows they have.
  orders integer NOT NULL,
  written integer NOT NULL DEFAULT 0,
  rows integer NOT NULL DEFAULT 0,
  parts integer NOT NULL DEFAULT 0,
  -- The last order that was written: the moment it was paid, to the microsecond, and its id.
  after_paid text,
  after_id uuid,
  asked_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE INDEX report_export_by_actor ON report_export (actor, id);

-- A page, in UTF-8. The file is all of them, one after the other.
CREATE TABLE report_export_part (
  export_id integer NOT NULL REFERENCES report_export ON DELETE CASCADE,
  number integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (export_id, number)
);
