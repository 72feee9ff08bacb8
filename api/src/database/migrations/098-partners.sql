-- Companies that own vehicles and have drivers, and what a person of staff may see:
-- docs/decisions/0214-drivers-and-partners.md
CREATE TABLE partner (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE
);

-- Absent: the company's own.
ALTER TABLE vehicle ADD COLUMN partner_id integer REFERENCES partner;
CREATE INDEX vehicle_by_partner ON vehicle (partner_id);

ALTER TABLE staff_user
  ADD COLUMN partner_id integer REFERENCES partner,
  -- Limits to events of these countries, or to these events; both absent: no limit.
  ADD COLUMN scope_countries text[],
  ADD COLUMN scope_events integer[];
CREATE INDEX staff_user_by_partner ON staff_user (partner_id);

ALTER TABLE staff_user DROP CONSTRAINT staff_user_role_check;
ALTER TABLE staff_user ADD CONSTRAINT staff_user_role_check
  CHECK (role IN ('owner', 'events', 'support', 'finance', 'dispatcher', 'partner-dispatcher', 'driver', 'viewer'));
