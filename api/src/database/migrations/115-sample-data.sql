-- What was made as sample data on the first day, so that it can be thrown away.
CREATE TABLE sample_item (
  kind text NOT NULL CHECK (kind IN ('event', 'place', 'coupon', 'vehicle', 'province')),
  item_id integer NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, item_id)
);
