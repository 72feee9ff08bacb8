-- The list of customers is read page by page, newest first.
CREATE INDEX customer_newest ON customer (created_at DESC, id DESC) WHERE deleted_at IS NULL;
