-- Rows of bank statements that staff has imported. docs/decisions/0048-bank-statements.md
CREATE TABLE bank_row (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A hash that names the row in every statement that has it, so that it counts once.
  key text NOT NULL UNIQUE,
  booked_on date NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL CHECK (currency IN ('PEN', 'CLP', 'EUR')),
  -- What the bank says of it and who paid; only while somebody must look.
  text text NOT NULL,
  payer text NOT NULL,
  -- The transfer that it pays, or a part of it.
  payment_id integer REFERENCES payment ON DELETE SET NULL,
  -- open: somebody must look, or the rest is to come; applied: it has paid its order; dismissed: staff has dealt with it.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'applied', 'dismissed')),
  imported_by text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX bank_row_by_payment ON bank_row (payment_id);
CREATE INDEX bank_row_open ON bank_row (id) WHERE state = 'open';

-- What was done to one order.
CREATE INDEX audit_by_subject ON audit (subject, id DESC);
