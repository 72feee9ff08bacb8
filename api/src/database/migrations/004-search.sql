-- Counts the slips between two words.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
