-- Codes of tickets are signed, and can be given out anew. docs/decisions/0066-ticket-codes.md
ALTER TABLE order_ticket ADD COLUMN issue smallint NOT NULL DEFAULT 1;
