CREATE TABLE coupon (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Always upper case.
  code text NOT NULL UNIQUE CHECK (code = upper(code)),
  -- Share taken off in hundredths of a percent: 1000 is 10 %.
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 1 AND 10000),
  -- NULL: good for every event.
  event_id integer REFERENCES event ON DELETE CASCADE,
  expires_at timestamptz,
  max_uses integer,
  uses integer NOT NULL DEFAULT 0 CHECK (max_uses IS NULL OR uses <= max_uses)
);

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customer,
  event_id integer NOT NULL REFERENCES event,
  event_date_id integer NOT NULL REFERENCES event_date,
  -- Start of the event on the chosen day.
  event_starts_at timestamptz NOT NULL,
  province_id integer NOT NULL REFERENCES province,
  payment_code text NOT NULL,
  state text NOT NULL CHECK (state IN ('awaiting_payment', 'awaiting_transfer_payment', 'paid', 'cancelled', 'rejected')),
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  coupon_id integer REFERENCES coupon,
  -- Origin of the site the buyer came from and goes back to.
  site_origin text NOT NULL,
  language text NOT NULL REFERENCES locale,
  idempotency_key text,
  request_hash text NOT NULL,
  held_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  paid_at timestamptz,
  checked_at timestamptz,
  -- Set when staff must look: money came for an order that is not waiting for it.
  flagged_at timestamptz,
  UNIQUE (customer_id, idempotency_key)
);
CREATE INDEX orders_by_customer ON orders (customer_id, created_at DESC);

CREATE TABLE order_ticket (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  number integer NOT NULL,
  product_variant_id integer NOT NULL REFERENCES product_variant,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  -- NULL without a coupon.
  discount_price_cents integer CHECK (discount_price_cents >= 0),
  capacity integer NOT NULL,
  -- Category and variant as they were sold.
  translations jsonb NOT NULL,
  place_address text NOT NULL,
  addresses jsonb NOT NULL,
  passengers jsonb NOT NULL,
  UNIQUE (order_id, number)
);

-- One attempt to pay an order.
CREATE TABLE payment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  provider text NOT NULL,
  -- Ours: the provider's order number or the text of a transfer.
  reference text NOT NULL UNIQUE,
  -- The provider's.
  token text UNIQUE,
  amount_cents integer NOT NULL,
  -- late: real money for an order no longer waiting; refused: an answer that does not fit the order.
  state text NOT NULL DEFAULT 'started'
    CHECK (state IN ('started', 'paid', 'rejected', 'abandoned', 'late', 'refused')),
  response jsonb,
  -- Somebody is talking to the provider until then.
  claimed_until timestamptz,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE INDEX payment_by_order ON payment (order_id);

CREATE TABLE audit (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
