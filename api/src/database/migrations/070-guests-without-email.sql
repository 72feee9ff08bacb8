-- A guest without an address: the organiser books for that one.
ALTER TABLE event_request_guest DROP CONSTRAINT event_request_guest_pkey;
ALTER TABLE event_request_guest ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
ALTER TABLE event_request_guest ALTER COLUMN email DROP NOT NULL;
ALTER TABLE event_request_guest ADD CONSTRAINT event_request_guest_email UNIQUE (event_request_id, email);
DROP INDEX event_request_guest_by_name;
CREATE INDEX event_request_guest_by_name ON event_request_guest (event_request_id, name, id);
