-- Rows of statements that were dismissed are listed, and come back where that was a mistake.
ALTER TABLE bank_row
  ADD COLUMN dismissed_at timestamptz,
  ADD COLUMN dismissed_by text,
  ADD COLUMN dismissal_note text;
CREATE INDEX bank_row_dismissed ON bank_row (id) WHERE state = 'dismissed';

-- What the columns of a bank's files have, where a person has corrected it; for its next file with the same headings.
CREATE TABLE statement_layout (
  -- In small letters without accents, as JSON.
  headings text PRIMARY KEY,
  -- What each column has, from the left; `none` for one that does not count.
  columns text[] NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- The account that the money came from, for when it goes back by hand.
ALTER TABLE bank_row ADD COLUMN payer_account text NOT NULL DEFAULT '';
