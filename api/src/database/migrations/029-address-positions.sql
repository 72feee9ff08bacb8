-- Where addresses are. docs/decisions/0075-maps-and-addresses.md
-- The streets that we know ourselves, for suggestions while an address is typed.
CREATE TABLE street (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  county_id integer NOT NULL REFERENCES county ON DELETE CASCADE,
  name text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- The words of its name and of its county's, without accents, each after a blank.
  search_text text NOT NULL,
  UNIQUE (county_id, name)
);
CREATE INDEX street_search ON street USING gin (search_text gin_trgm_ops);

-- Of a saved address that was chosen or moved on the map; both or none.
ALTER TABLE frequent_address
  ADD COLUMN latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  ADD COLUMN longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  ADD CHECK ((latitude IS NULL) = (longitude IS NULL));
