-- Tells every API process which kept responses are not true any more, when the transaction commits. The payload is the id
-- of an event whose seats changed, or nothing when the catalogue did. PostgreSQL sends what is told twice in a transaction
-- once. docs/decisions/0118-told-stock.md
CREATE FUNCTION tell_seats_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed',
    COALESCE((SELECT event_id::text FROM departure WHERE id = COALESCE(NEW.departure_id, OLD.departure_id)), ''));
  RETURN NULL;
END $$;
CREATE TRIGGER seats_changed AFTER INSERT OR UPDATE OR DELETE ON seat_pool
  FOR EACH ROW EXECUTE FUNCTION tell_seats_changed();

CREATE FUNCTION tell_catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
CREATE TRIGGER event_changed AFTER INSERT OR UPDATE OR DELETE ON event
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER event_date_changed AFTER INSERT OR UPDATE OR DELETE ON event_date
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
-- The first sale of a day adds one, with its seats.
CREATE TRIGGER departure_changed AFTER UPDATE OR DELETE ON departure
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER category_changed AFTER INSERT OR UPDATE OR DELETE ON category
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
-- Prices.
CREATE TRIGGER variant_changed AFTER INSERT OR UPDATE OR DELETE ON product_variant
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER offer_changed AFTER INSERT OR UPDATE OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION tell_catalogue_changed();
