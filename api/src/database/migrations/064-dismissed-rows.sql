-- Rows of statements that were dismissed are listed, and come back where that was a mistake.
ALTER TABLE bank_row
  ADD COLUMN dismissed_at timestamptz,
  ADD COLUMN dismissed_by text,
  ADD COLUMN dismissal_note text;
CREATE INDEX bank_row_dismissed ON bank_row (id) WHERE state = 'dismissed';
