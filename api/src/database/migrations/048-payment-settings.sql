-- What staff sets of ways to pay: docs/decisions/0157-payment-settings.md
ALTER TABLE payment_method ADD COLUMN is_off boolean NOT NULL DEFAULT false;
-- Each grows with every change, so that two people do not overwrite one another.
ALTER TABLE country ADD COLUMN payment_methods_revision integer NOT NULL DEFAULT 1;
ALTER TABLE bank_account ADD COLUMN revision integer NOT NULL DEFAULT 1;
