-- Since when a provider does not answer the reconciliation's question about an attempt to pay; null where it did the last
-- time, and 'infinity' once staff was told of its silence. docs/payments.md
ALTER TABLE payment ADD COLUMN unanswered_since timestamptz;
