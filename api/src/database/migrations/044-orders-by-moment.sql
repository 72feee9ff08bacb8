-- The list of all orders, the newest first, is read from an index; nobody counts it: docs/decisions/0153-orders-found.md
CREATE INDEX orders_by_moment ON orders (created_at DESC, id DESC);
