-- Who has a password and no secret sets up an app for codes anew before they log in again.
ALTER TABLE staff_user DROP CONSTRAINT staff_user_check;
ALTER TABLE staff_user ADD CONSTRAINT staff_user_secret_with_password
  CHECK (totp_secret IS NULL OR password_hash IS NOT NULL);
