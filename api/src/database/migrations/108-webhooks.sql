-- Messages to other systems about what happened here. docs/decisions/0221-webhooks.md
CREATE TABLE webhook_endpoint (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  url text NOT NULL,
  -- Types of the events that it is sent.
  events text[] NOT NULL CHECK (cardinality(events) > 0),
  -- Sealed. After a rotation the former one signs beside it for a day.
  secret text NOT NULL,
  former_secret text,
  former_secret_until timestamptz,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since the first failed attempt after the last successful one.
  failing_since timestamptz,
  switched_off_at timestamptz,
  switched_off_reason text CHECK (switched_off_reason IN ('by-hand', 'failing', 'gone')),
  CHECK ((switched_off_at IS NULL) = (switched_off_reason IS NULL))
);

-- The outbox: written in the transaction of the fact, so that both are there or neither.
CREATE TABLE webhook_event (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_event_by_time ON webhook_event (created_at);

CREATE TABLE webhook_delivery (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES webhook_event ON DELETE CASCADE,
  endpoint_id integer NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  -- Attempts since it was made or sent again by hand.
  attempts integer NOT NULL DEFAULT 0,
  -- Of the last attempt.
  attempted_at timestamptz,
  next_attempt_at timestamptz,
  duration_ms integer,
  response_status integer,
  response_start text,
  problem text,
  UNIQUE (event_id, endpoint_id)
);
CREATE INDEX webhook_delivery_by_endpoint ON webhook_delivery (endpoint_id, id DESC);
