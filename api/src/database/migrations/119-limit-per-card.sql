-- Orders of one card above this many tickets of the event are flagged: docs/decisions/0237-limits-per-buyer.md
ALTER TABLE event ADD COLUMN max_per_card integer CHECK (max_per_card > 0);

ALTER TABLE limited_ticket
  DROP CONSTRAINT limited_ticket_kind_check,
  ADD CONSTRAINT limited_ticket_kind_check CHECK (kind IN ('address', 'network', 'card'));
