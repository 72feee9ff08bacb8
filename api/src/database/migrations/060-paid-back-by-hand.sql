-- A refund that no provider makes ends when staff records that they paid it back: when, under which reference, and who.
ALTER TABLE refund
  ADD COLUMN paid_back_on date,
  ADD COLUMN paid_back_reference text,
  ADD COLUMN paid_back_by text;
CREATE INDEX refund_by_hand ON refund (id) WHERE state = 'by_hand' OR paid_back_by IS NOT NULL;

-- Who paid stays known while their money may have to go back to them; what the bank says of it does not.
CREATE INDEX bank_row_of_payers ON bank_row (id) WHERE payer <> '' AND state = 'applied';
