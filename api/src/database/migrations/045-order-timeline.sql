-- What else happens to an order: docs/decisions/0154-timeline-of-an-order.md
-- A row for each mail that was sent about it. The mail itself is not kept: it has codes of tickets.
CREATE TABLE order_mail (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Of the job, which is the same each time it is tried: a repeated mail is one row.
  job_id text NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (order_id, job_id)
);

-- What staff writes beside it.
CREATE TABLE order_note (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  author text NOT NULL,
  body text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_note_by_order ON order_note (order_id, id);
