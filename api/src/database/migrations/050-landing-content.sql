-- What landing pages show is staff's: docs/decisions/0159-landing-content.md
ALTER TABLE landing_slide ADD COLUMN position integer NOT NULL DEFAULT 0;
ALTER TABLE landing_comment ADD COLUMN position integer NOT NULL DEFAULT 0;

CREATE TABLE landing_partner (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL REFERENCES country,
  name text NOT NULL,
  image_path text NOT NULL,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX landing_partner_by_country ON landing_partner (country_code);

-- Pictures that were sent and no list has yet, or no list has any more.
CREATE TABLE landing_picture (
  path text PRIMARY KEY,
  since timestamptz NOT NULL DEFAULT now()
);

-- Every API process forgets the responses that it keeps, as after a change of the catalogue.
CREATE TRIGGER landing_slide_changed AFTER INSERT OR UPDATE OR DELETE ON landing_slide
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER landing_comment_changed AFTER INSERT OR UPDATE OR DELETE ON landing_comment
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
CREATE TRIGGER landing_partner_changed AFTER INSERT OR UPDATE OR DELETE ON landing_partner
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue_changed();
