-- Lists are narrowed to a county of a city, too. docs/decisions/0071-finding.md
ALTER TABLE place ADD COLUMN county text;

-- The first part of an address, between commas, that is the name of a county of the country; null where none is. The
-- middle of a Peruvian city is called "Cercado de …"; Spanish addresses have a postal code before the name.
CREATE FUNCTION county_of_address(country text, address text) RETURNS text STABLE LANGUAGE sql AS $$
  SELECT c.name FROM regexp_split_to_table(lower(unaccent(address)), '\s*,\s*') WITH ORDINALITY part (text, position)
    JOIN county c ON lower(unaccent(c.name)) = regexp_replace(part.text, '^(cercado de |\d{5} )', '')
    JOIN province p ON p.id = c.province_id AND p.country_code = country
  ORDER BY part.position, c.id LIMIT 1
$$;
UPDATE place SET county = county_of_address(country_code, address);
CREATE FUNCTION set_county() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.county := county_of_address(NEW.country_code, NEW.address);
  RETURN NEW;
END $$;
CREATE TRIGGER place_without_county BEFORE INSERT ON place FOR EACH ROW WHEN (NEW.county IS NULL)
  EXECUTE FUNCTION set_county();

ALTER TABLE event_listing ADD COLUMN county text;
CREATE OR REPLACE FUNCTION list_events(ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM event_listing WHERE event_id = ANY (ids);
  INSERT INTO event_listing (event_id, at, country_code, type, visibility, search_names, genre, city, county,
      price_minor, first_day, last_day)
    SELECT e.id, moment.at, e.country_code, e.type, e.visibility, e.search_names, e.genre, p.city, p.county,
      CASE WHEN e.payment_type = 2 THEN 0 ELSE COALESCE(fare.lowest, 0) END,
      (moment.since AT TIME ZONE e.time_zone)::date, (moment.at AT TIME ZONE e.time_zone)::date
    FROM event e JOIN place p ON p.id = e.place_id
    LEFT JOIN LATERAL (
      SELECT min(v.price_minor) AS lowest
      FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = e.id) fare ON true
    CROSS JOIN LATERAL (
      SELECT d.starts_at AS at, d.starts_at AS since FROM event_date d WHERE d.event_id = e.id
      UNION SELECT e.ends_at, e.starts_at WHERE e.periodicity_type = 2) moment
    WHERE e.id = ANY (ids) AND NOT e.withdrawn
    ON CONFLICT DO NOTHING
$$;
SELECT list_events(array_agg(id)) FROM event;
ANALYZE event_listing;

DROP TRIGGER place_of_other_city ON place;
CREATE TRIGGER place_of_other_city AFTER UPDATE OF city, county ON place
  FOR EACH ROW WHEN ((NEW.city, NEW.county) IS DISTINCT FROM (OLD.city, OLD.county))
  EXECUTE FUNCTION list_events_of_place();
