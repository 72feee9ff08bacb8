-- An address that its owner has not confirmed is asked; it waits once it is. docs/decisions/0098-proved-addresses.md
ALTER TABLE waiting_list DROP CONSTRAINT waiting_list_state_check,
  ADD CONSTRAINT waiting_list_state_check CHECK (state IN ('asked', 'waiting', 'told', 'left'));
-- Whether the link of the mail was opened: seats of an offer that nobody opens go on sooner.
ALTER TABLE offered_seats ADD COLUMN opened boolean NOT NULL DEFAULT false;
