-- Whom a transfer is made out to; unknown for the accounts that stand here already.
ALTER TABLE bank_account ADD COLUMN holder text CHECK (holder <> '');
