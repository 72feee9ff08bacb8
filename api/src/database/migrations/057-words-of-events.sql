-- The search looks among the words of all events, then for the events that have them. docs/decisions/0176-words-of-events.md
-- Words end at blanks and the signs of ASCII alone, so that what is typed, letters and digits, is never in two of them.
CREATE FUNCTION words_of(search_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(regexp_split_to_array(search_text, '[\s!-/:-@[-`{-~]+'), '')
$$;

-- Words of events that everybody may find. Those of events that are gone stay: nothing is found by them. A word may stand
-- twice, when two transactions bring it at once: were it a key, one would wait for the other.
CREATE TABLE search_word (word text NOT NULL);
CREATE INDEX search_word_by_word ON search_word (word);
CREATE INDEX search_word_similar ON search_word USING gin (word gin_trgm_ops);

CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word (word) SELECT DISTINCT brought.word FROM unnest(words_of(NEW.search_text)) brought (word)
    WHERE NOT EXISTS (SELECT FROM search_word known WHERE known.word = brought.word);
  RETURN NULL;
END $$;
CREATE TRIGGER event_brings_words AFTER INSERT OR UPDATE OF search_text, place_id, visibility ON event
  FOR EACH ROW WHEN (NEW.visibility = 'public') EXECUTE FUNCTION learn_words();

INSERT INTO search_word (word)
  SELECT DISTINCT word FROM event, unnest(words_of(search_text)) word WHERE visibility = 'public';
DROP INDEX event_listing_of_words;
CREATE INDEX event_listing_of_words ON event_listing
  USING gin (words_of(search_text), search_names gin_trgm_ops, facts);

-- Cities divide a list into parts that are read in order.
CREATE INDEX event_listing_of_city ON event_listing (country_code, type, visibility, city, at, event_id)
  INCLUDE (before_at, before_day, first_day, last_day, genre, county, price_minor);
-- What a search reads of a moment on its way through the list is in the index.
DROP INDEX event_listing_of_country;
CREATE INDEX event_listing_of_country ON event_listing (country_code, visibility, at, event_id)
  INCLUDE (before_at, before_day, first_day, last_day, genre, city, county, price_minor, search_names);
-- Ranges of days are read in the order of lists.
DROP INDEX event_listing_of_ranges;
CREATE INDEX event_listing_of_ranges ON event_listing (country_code, type, visibility, at, event_id)
  INCLUDE (before_at, before_day, first_day, last_day, genre, city, county, price_minor) WHERE first_day < last_day;
ANALYZE search_word, event_listing;
