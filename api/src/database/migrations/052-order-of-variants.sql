-- In which a category shows its tickets: docs/decisions/0164-removed-and-ordered.md. Those that nobody has put into an
-- order, or that the version before adds, stand by their ids.
ALTER TABLE product_variant ADD COLUMN position integer NOT NULL DEFAULT 0;
