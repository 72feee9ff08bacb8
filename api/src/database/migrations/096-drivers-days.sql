-- From where and when a driver drives: docs/decisions/0214-drivers-and-partners.md
ALTER TABLE driver_profile
  ADD COLUMN base_address text,
  ADD COLUMN base_latitude double precision CHECK (base_latitude BETWEEN -90 AND 90),
  ADD COLUMN base_longitude double precision CHECK (base_longitude BETWEEN -180 AND 180),
  -- `HH:MM` by the clocks of each event, possibly over midnight; both or none.
  ADD COLUMN works_from text CHECK (works_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD COLUMN works_until text CHECK (works_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD CHECK ((base_latitude IS NULL) = (base_longitude IS NULL)),
  ADD CHECK ((base_latitude IS NULL) = (base_address IS NULL)),
  ADD CHECK ((works_from IS NULL) = (works_until IS NULL));
