-- Positions of vans, which their drivers choose to send: docs/decisions/0215-positions-by-choice.md
CREATE TABLE position_sharing (
  staff_user_id integer PRIMARY KEY REFERENCES staff_user ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT now(),
  -- Hash of the device id with which a tracking app sends; absent until the driver links one.
  device_hash text UNIQUE
);

CREATE TABLE van_position (
  staff_user_id integer NOT NULL REFERENCES position_sharing ON DELETE CASCADE,
  -- Ten seconds each: what two apps send at once, or one sends twice, is stored once.
  slot bigint NOT NULL,
  at timestamptz NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- Metres.
  accuracy real,
  PRIMARY KEY (staff_user_id, slot)
);
CREATE INDEX van_position_by_age ON van_position (at);
