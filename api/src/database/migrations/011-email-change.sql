-- The new address of an account, until the link in the mail to it is opened or the request expires.
ALTER TABLE customer ADD COLUMN pending_email text CHECK (pending_email = lower(pending_email)),
  ADD COLUMN pending_email_until timestamptz;

ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check;
ALTER TABLE account_token ADD CONSTRAINT account_token_purpose_check CHECK (purpose IN ('verify', 'reset', 'email'));
-- The address that the link confirms.
ALTER TABLE account_token ADD COLUMN email text CHECK ((purpose = 'email') = (email IS NOT NULL));
