-- What organisers of private events owe, and since when their requests wait. docs/decisions/0156-quotes-of-private-events.md
ALTER TABLE event_request
  ADD COLUMN quote_minor bigint CHECK (quote_minor > 0),
  ADD COLUMN quote_currency text CHECK (quote_currency IN ('PEN', 'CLP', 'EUR')),
  -- The organiser waits for a bill, or pays by a bank transfer.
  ADD COLUMN quote_pay_by text CHECK (quote_pay_by IN ('bill', 'transfer')),
  ADD COLUMN quote_billed_at timestamptz,
  ADD COLUMN quote_paid_at timestamptz,
  -- Absent for one that an earlier release has written.
  ADD COLUMN under_review_since timestamptz,
  ADD CHECK (num_nonnulls(quote_minor, quote_currency, quote_pay_by) IN (0, 3));
