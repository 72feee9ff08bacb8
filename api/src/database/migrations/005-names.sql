-- Amounts are stored in minor units; they leave the database as decimals, whatever their currency.
CREATE FUNCTION amount_decimal(minor_units bigint) RETURNS float8 IMMUTABLE LANGUAGE sql
  RETURN (minor_units / 100.0)::float8;
DROP FUNCTION soles(bigint);

-- paid_after_expiry: real money for an order that no longer waits for it.
-- refused: the provider's response does not fit the order.
ALTER TABLE payment DROP CONSTRAINT payment_state_check;
UPDATE payment SET state = 'paid_after_expiry' WHERE state = 'late';
ALTER TABLE payment ADD CONSTRAINT payment_state_check
  CHECK (state IN ('started', 'paid', 'rejected', 'abandoned', 'paid_after_expiry', 'refused'));
