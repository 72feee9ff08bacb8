-- Attempts to pay, refunds and flags. docs/decisions/0045-attempts.md
ALTER TABLE orders DROP CONSTRAINT orders_state_check;
ALTER TABLE orders ADD CONSTRAINT orders_state_check CHECK (
  state IN ('awaiting_payment', 'awaiting_transfer_payment', 'paid', 'cancelled', 'rejected', 'refunded'));

-- Why staff must look at the order; none once somebody has.
ALTER TABLE orders ADD COLUMN flag_reasons text[] NOT NULL DEFAULT '{}';
UPDATE orders o SET flag_reasons = CASE
  WHEN EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND p.state = 'refused') THEN ARRAY['payment-does-not-fit-order']
  ELSE ARRAY['refund-by-hand'] END
  WHERE flagged_at IS NOT NULL;
CREATE INDEX orders_flagged ON orders (flagged_at, id) WHERE flagged_at IS NOT NULL;

-- confirming: we have asked the provider to charge, or are about to, and do not know its answer.
-- unapplied: real money that pays no order, because its order has ended or is paid already; it is to be paid back.
ALTER TABLE payment DROP CONSTRAINT payment_state_check;
UPDATE payment SET state = 'unapplied' WHERE state = 'paid_after_expiry';
ALTER TABLE payment ADD CONSTRAINT payment_state_check CHECK (
  state IN ('started', 'confirming', 'paid', 'rejected', 'abandoned', 'unapplied', 'refused'));
ALTER TABLE payment
  -- Of the call that asked for this attempt, where it was not the order's first.
  ADD COLUMN idempotency_key text,
  ADD COLUMN request_hash text,
  -- The provider's own name for the money that it charged, where it has one.
  ADD COLUMN charge_id text,
  -- When the provider was last asked what became of it.
  ADD COLUMN looked_up_at timestamptz,
  ADD UNIQUE (order_id, idempotency_key);
UPDATE payment SET charge_id = answer ->> 'id' WHERE provider = 'mercadopago' AND state IN ('paid', 'unapplied');
CREATE INDEX payment_by_date ON payment (created_at);

-- Money on its way back to a buyer.
CREATE TABLE refund (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payment ON DELETE CASCADE,
  -- Names the refund at the provider, so that it is made once.
  key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- In the currency of the charge.
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  reason text NOT NULL CHECK (reason IN ('late_payment', 'second_payment', 'asked_for')),
  -- calling: the provider was asked, or is about to be, and its answer is not known.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'calling', 'done', 'by_hand')),
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  answer jsonb
);
CREATE INDEX refund_by_payment ON refund (payment_id);

-- The refund that paid the ticket back: from then on nobody rides with it.
ALTER TABLE order_ticket ADD COLUMN refund_id integer REFERENCES refund ON DELETE SET NULL;
CREATE INDEX order_ticket_by_refund ON order_ticket (refund_id);
