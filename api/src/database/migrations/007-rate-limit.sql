-- The columns that rate-limiter-flexible works with. Unlogged: after a crash the counting begins anew.
DROP TABLE rate_limit;
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970.
  expire bigint
);
CREATE INDEX rate_limit_by_expire ON rate_limit (expire);
