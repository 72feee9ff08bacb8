-- What the footer and the sign-up lead to: docs/decisions/0163-legal-documents.md
CREATE TABLE legal_document (
  country_code text NOT NULL REFERENCES country,
  kind text NOT NULL CHECK (kind IN ('privacy', 'conditions', 'terms', 'cookies')),
  -- Plain text by language.
  texts jsonb NOT NULL,
  -- Grows with every change, so that two people do not overwrite one another.
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (country_code, kind)
);
