-- By which the browser that signed up logs in once its address is proved. docs/decisions/0123-login-after-sign-up.md
ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check,
  ADD CONSTRAINT account_token_purpose_check CHECK (purpose IN ('verify', 'reset', 'email', 'login'));
