ALTER TABLE orders ALTER COLUMN amount_minor SET NOT NULL;
ALTER TABLE order_ticket ALTER COLUMN amount_minor SET NOT NULL;
