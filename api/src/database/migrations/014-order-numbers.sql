-- What a buyer reads out on the telephone instead of the id: 8 characters without 0, O, 1 and I, which are confused.
CREATE FUNCTION new_order_number() RETURNS text VOLATILE LANGUAGE plpgsql AS $$
DECLARE
  alphabet constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  candidate text;
BEGIN
  LOOP
    SELECT string_agg(substr(alphabet, 1 + floor(random() * length(alphabet))::integer, 1), '') INTO candidate
      FROM generate_series(1, 8);
    EXIT WHEN NOT EXISTS (SELECT FROM orders WHERE number = candidate);
  END LOOP;
  RETURN candidate;
END $$;

ALTER TABLE orders ADD COLUMN number text UNIQUE CHECK (number ~ '^[2-9A-HJ-NP-Z]{8}$');

-- One by one, so that each sees the numbers of those before it.
DO $$
DECLARE
  earlier uuid;
BEGIN
  FOR earlier IN SELECT id FROM orders LOOP
    UPDATE orders SET number = new_order_number() WHERE id = earlier;
  END LOOP;
END $$;

ALTER TABLE orders ALTER COLUMN number SET DEFAULT new_order_number(), ALTER COLUMN number SET NOT NULL;
