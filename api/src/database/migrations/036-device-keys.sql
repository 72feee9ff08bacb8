-- With such a key a device may check codes that are typed. docs/decisions/0119-short-codes.md
CREATE TABLE device_key (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  departure_id int NOT NULL REFERENCES departure ON DELETE CASCADE,
  -- For whom it was made.
  name text NOT NULL,
  hash text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (departure_id, hash)
);
