-- Tokens with which programs call the API of staff. docs/decisions/0220-api-tokens.md
CREATE TABLE api_token (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Who made it: what this person may no longer do, the token may not do either.
  staff_user_id integer NOT NULL REFERENCES staff_user,
  -- The person's own, or that of a program, which the audit names instead of the person.
  kind text NOT NULL CHECK (kind IN ('person', 'program')),
  name text NOT NULL,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  -- SHA-256 of the token, which is random and therefore needs no slow hash.
  hash text NOT NULL UNIQUE,
  -- By which its owner recognises it.
  beginning text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX api_token_by_staff_user ON api_token (staff_user_id);
