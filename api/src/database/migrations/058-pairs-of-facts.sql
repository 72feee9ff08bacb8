-- A kind, a city and a month are each in a tenth of all events or more; two of them together are in few.
-- docs/decisions/0180-pairs-of-facts.md
CREATE FUNCTION pairs_of(facts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT COALESCE(array_agg(first || ' ' || second), '{}') FROM unnest(facts) first, unnest(facts) second
  WHERE first LIKE 'genre:%' AND (second LIKE 'city:%' OR second LIKE 'month:%')
    OR first LIKE 'city:%' AND second LIKE 'month:%'
$$;
DROP INDEX event_listing_of_words;
CREATE INDEX event_listing_of_words ON event_listing
  USING gin (words_of(search_text), search_names gin_trgm_ops, facts, pairs_of(facts));
ANALYZE event_listing;
