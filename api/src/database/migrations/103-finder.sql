-- What staff finds people, orders and payments by: docs/decisions/0217-one-field-finds-everything.md
-- Texts in lower case without accents, between blanks, so that a pattern can ask for the start or the end of a word.
CREATE FUNCTION plain_words(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || lower(unaccent(COALESCE(written, ''))) || ' ';

-- The digits of a phone follow a plus sign: few digits at the start of a word are then never a part of one.
CREATE FUNCTION person_words(name text, email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN plain_words(concat_ws(' ', name, email)) || '+' || regexp_replace(COALESCE(phone, ''), '\D', '', 'g') || ' ';

CREATE FUNCTION passenger_words(passengers jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT string_agg(person_words(p ->> 'name', p ->> 'email', p ->> 'phone'), '')
    FROM jsonb_array_elements(passengers) p);

-- Stored, because a search compares thousands of them.
ALTER TABLE customer ADD COLUMN words text
  GENERATED ALWAYS AS (person_words(first_name || ' ' || last_name, email, phone_number)) STORED;
ALTER TABLE order_ticket ADD COLUMN words text GENERATED ALWAYS AS (passenger_words(passengers)) STORED;
CREATE INDEX customer_words ON customer USING gin (words gin_trgm_ops);
CREATE INDEX order_ticket_words ON order_ticket USING gin (words gin_trgm_ops);
CREATE INDEX event_words ON event USING gin ((search_names || slug || ' ') gin_trgm_ops);
CREATE INDEX run_words ON run USING gin (plain_words(van || ' ' || driver) gin_trgm_ops);
CREATE INDEX orders_number_words ON orders USING gin (number gin_trgm_ops);

CREATE INDEX payment_by_amount ON payment (amount_minor, id) WHERE state IN ('paid', 'unapplied');
CREATE INDEX payment_by_charge ON payment (charge_id) WHERE charge_id IS NOT NULL;
CREATE INDEX refund_by_bank_reference ON refund (lower(paid_back_reference)) WHERE paid_back_reference IS NOT NULL;

-- What a person of the office opened last. Only which thing it was: what it is called is read each time.
CREATE TABLE opened_thing (
  staff_user_id integer NOT NULL REFERENCES staff_user ON DELETE CASCADE,
  kind text NOT NULL,
  -- The id by which the thing is found in links: an order's id, an event's slug.
  thing text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_user_id, kind, thing)
);
CREATE INDEX opened_thing_by_age ON opened_thing (staff_user_id, opened_at DESC);
