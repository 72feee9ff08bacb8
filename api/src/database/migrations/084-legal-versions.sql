-- Legal texts have versions: docs/decisions/0209-versions-of-legal-texts.md
CREATE TABLE legal_version (
  country_code text NOT NULL REFERENCES country,
  kind text NOT NULL CHECK (kind IN ('privacy', 'conditions', 'terms', 'cookies', 'legal-notice', 'withdrawal',
    'complaints', 'accessibility')),
  version integer NOT NULL CHECK (version > 0),
  -- Plain text by language.
  texts jsonb NOT NULL,
  -- In the country's time zone. The latest day counts, and of one day the highest version.
  in_force_on date NOT NULL,
  -- Of the document: grows with every change of any version.
  revision integer NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (country_code, kind, version)
);

CREATE FUNCTION legal_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.in_force_on <= (SELECT (now() AT TIME ZONE time_zone)::date FROM country WHERE code = OLD.country_code) THEN
    RAISE EXCEPTION 'a legal text that is or was in force never changes';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER legal_version_stays BEFORE UPDATE OR DELETE ON legal_version FOR EACH ROW
  EXECUTE FUNCTION legal_version_stays();

-- What exists is in force since staff last changed it, or since the day that the demo's texts name.
INSERT INTO legal_version (country_code, kind, version, texts, in_force_on, revision)
  SELECT d.country_code, d.kind, 1, d.texts, COALESCE(
    (SELECT (max(a.at) AT TIME ZONE c.time_zone)::date FROM audit a
      WHERE a.subject = 'legal-document:' || d.country_code || ':' || d.kind AND a.action = 'change-legal-document'),
    DATE '2026-07-01'), d.revision
  FROM legal_document d JOIN country c ON c.code = d.country_code;

-- Only the version before reads and writes `legal_document`: what it writes is in force at once.
CREATE FUNCTION legal_document_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO legal_version (country_code, kind, version, texts, in_force_on, revision)
    SELECT NEW.country_code, NEW.kind, COALESCE(max(v.version), 0) + 1, NEW.texts,
      (now() AT TIME ZONE c.time_zone)::date, GREATEST(NEW.revision, COALESCE(max(v.revision), 0) + 1)
    FROM country c LEFT JOIN legal_version v ON v.country_code = c.code AND v.kind = NEW.kind
    WHERE c.code = NEW.country_code GROUP BY c.time_zone;
  RETURN NULL;
END $$;
CREATE TRIGGER legal_document_versions AFTER INSERT OR UPDATE ON legal_document FOR EACH ROW
  EXECUTE FUNCTION legal_document_versions();

-- The versions that were in force when the order was placed, with the language shown; null for orders of before.
ALTER TABLE orders ADD COLUMN accepted jsonb;
