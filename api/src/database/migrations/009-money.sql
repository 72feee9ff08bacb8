-- Money has a currency. Amounts are stored in the minor units of their currency (columns `…_minor`): prices and totals
-- in the catalogue's, PEN; what a payment attempt charges in the currency that the attempt names.
ALTER TABLE product_variant RENAME COLUMN price_cents TO price_minor;
ALTER TABLE product_variant RENAME CONSTRAINT product_variant_price_cents_check TO product_variant_price_minor_check;
ALTER TABLE orders RENAME COLUMN total_cents TO total_minor;
ALTER TABLE orders RENAME CONSTRAINT orders_total_cents_check TO orders_total_minor_check;
ALTER TABLE order_ticket RENAME COLUMN price_cents TO price_minor;
ALTER TABLE order_ticket RENAME CONSTRAINT order_ticket_price_cents_check TO order_ticket_price_minor_check;
ALTER TABLE order_ticket RENAME COLUMN discount_price_cents TO discount_price_minor;
ALTER TABLE order_ticket RENAME CONSTRAINT order_ticket_discount_price_cents_check
  TO order_ticket_discount_price_minor_check;

-- An amount as responses have it; NULL for a currency that it does not know.
DROP FUNCTION amount_decimal(bigint);
CREATE FUNCTION amount_decimal(minor bigint, currency text) RETURNS float8 IMMUTABLE LANGUAGE sql
  RETURN (minor / CASE currency WHEN 'PEN' THEN 100.0 WHEN 'CLP' THEN 1.0 WHEN 'EUR' THEN 100.0 END)::float8;

-- Every rate that staff has set, the latest of a currency being the valid one.
CREATE TABLE exchange_rate (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  currency text NOT NULL CHECK (currency IN ('CLP', 'EUR')),
  -- Units of the currency for one PEN.
  rate numeric NOT NULL CHECK (rate > 0),
  set_at timestamptz NOT NULL DEFAULT now(),
  set_by text NOT NULL
);
CREATE INDEX exchange_rate_latest ON exchange_rate (currency, set_at DESC, id DESC);

-- What a transfer is asked in is what the account holds.
ALTER TABLE bank_account ADD COLUMN currency text CHECK (currency IN ('PEN', 'CLP', 'EUR'));
UPDATE bank_account SET currency = CASE country_code WHEN 'CL' THEN 'CLP' WHEN 'ES' THEN 'EUR' ELSE 'PEN' END;
ALTER TABLE bank_account ALTER COLUMN currency SET NOT NULL;

ALTER TABLE payment_method ADD COLUMN currency text CHECK (currency IN ('PEN', 'CLP', 'EUR'));
UPDATE payment_method SET currency = CASE
  WHEN code = 'transferencia' THEN NULL
  WHEN code = 'webpay' THEN 'CLP'
  WHEN code = 'redsys' THEN 'EUR'
  ELSE CASE country_code WHEN 'CL' THEN 'CLP' WHEN 'ES' THEN 'EUR' ELSE 'PEN' END END;
-- A transfer has the currency of the account that it goes to.
ALTER TABLE payment_method ADD CONSTRAINT payment_method_currency_known
  CHECK ((code = 'transferencia') = (currency IS NULL));

-- What an attempt charges, and the rate at which that was made of the order's total.
ALTER TABLE payment RENAME COLUMN amount_cents TO amount_minor;
ALTER TABLE payment ALTER COLUMN amount_minor TYPE bigint;
ALTER TABLE payment
  ADD COLUMN currency text CHECK (currency IN ('PEN', 'CLP', 'EUR')),
  ADD COLUMN rate numeric CHECK (rate > 0),
  ADD COLUMN rate_date timestamptz;

-- Until now a total of S/45,00 was sent to Webpay as 45 pesos. That is what was charged, so such an attempt keeps it: 45
-- pesos at a rate of 1 on the day of the attempt. Staff finds the attempts, with the number that was sent, in the audit.
INSERT INTO audit (actor, action, subject, detail)
  SELECT 'migration:009-money', 'charged-soles-as-pesos', order_id,
    jsonb_build_object('reference', reference, 'state', state, 'sent', amount_minor / 100.0)
  FROM payment WHERE provider = 'webpay' ORDER BY id;
UPDATE payment SET amount_minor = round(amount_minor / 100.0), currency = 'CLP', rate = 1, rate_date = created_at
  WHERE provider = 'webpay';
-- Buyers were asked to transfer soles, to whichever account, and keep being asked for that.
UPDATE payment SET currency = 'PEN' WHERE currency IS NULL;
UPDATE payment SET response = jsonb_set(response, '{transfer,currency}', '"PEN"') WHERE response ? 'transfer';

ALTER TABLE payment ALTER COLUMN currency SET NOT NULL;
ALTER TABLE payment ADD CONSTRAINT payment_rate_fits_currency
  CHECK ((rate IS NULL) = (currency = 'PEN') AND (rate_date IS NULL) = (rate IS NULL));
