-- Events that staff imports, publishes and takes off sale. docs/decisions/0049-events-by-staff.md

-- A draft is found by nobody.
ALTER TABLE event DROP CONSTRAINT event_visibility_check;
ALTER TABLE event ADD CONSTRAINT event_visibility_check CHECK (visibility IN ('draft', 'public', 'unlisted', 'invited'));

-- Nothing more is sold, whatever the date; what was sold goes ahead.
ALTER TABLE event ADD COLUMN sales_stopped boolean NOT NULL DEFAULT false;
