-- Grows with every change of what an event is, so that two people, or a person and a file, do not overwrite one another.
ALTER TABLE event ADD COLUMN revision integer NOT NULL DEFAULT 1;
