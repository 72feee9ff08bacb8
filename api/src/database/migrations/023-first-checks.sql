-- Which device let a ticket in first.
ALTER TABLE ticket_check ADD COLUMN scan_id uuid;
