-- Orders of before are in soles. In a migration of its own, which locks rows and no table.
UPDATE orders SET amount_minor = total_minor WHERE amount_minor IS NULL;
UPDATE order_ticket SET amount_minor = price_minor, discount_amount_minor = discount_price_minor
  WHERE amount_minor IS NULL;
