-- The register of breaches of personal data.
CREATE TABLE data_breach (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL REFERENCES country (code),
  noticed_at timestamptz NOT NULL,
  what text NOT NULL,
  affected text NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  recorded_by text NOT NULL,
  authority_told_at timestamptz,
  authority_note text,
  people_told_at timestamptz,
  people_note text,
  CHECK ((authority_told_at IS NULL) = (authority_note IS NULL)),
  CHECK ((people_told_at IS NULL) = (people_note IS NULL))
);
CREATE INDEX data_breach_by_country ON data_breach (country_code);
