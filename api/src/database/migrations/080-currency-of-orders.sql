-- An order is in the currency of its event; those of the version before are in soles. `total_minor`, `price_minor` and
-- `discount_price_minor` keep what it was worth in soles on that day, null without a fresh rate.
ALTER TABLE orders ADD COLUMN currency text NOT NULL DEFAULT 'PEN' CHECK (currency IN ('PEN', 'CLP', 'EUR')),
  ADD COLUMN amount_minor integer CHECK (amount_minor >= 0), ALTER COLUMN total_minor DROP NOT NULL;
ALTER TABLE order_ticket ADD COLUMN amount_minor integer CHECK (amount_minor >= 0),
  ADD COLUMN discount_amount_minor integer CHECK (discount_amount_minor >= 0), ALTER COLUMN price_minor DROP NOT NULL;

CREATE FUNCTION order_in_soles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.amount_minor := COALESCE(NEW.amount_minor, NEW.total_minor);
  RETURN NEW;
END $$;
CREATE FUNCTION ticket_in_soles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount_minor IS NULL THEN
    NEW.amount_minor := NEW.price_minor;
    NEW.discount_amount_minor := NEW.discount_price_minor;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER order_of_before BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION order_in_soles();
CREATE TRIGGER ticket_of_before BEFORE INSERT ON order_ticket FOR EACH ROW EXECUTE FUNCTION ticket_in_soles();

-- A rate is kept only where the payment is in another currency than the order.
ALTER TABLE payment DROP CONSTRAINT payment_rate_fits_currency,
  ADD CONSTRAINT payment_rate_has_date CHECK ((rate_date IS NULL) = (rate IS NULL));
