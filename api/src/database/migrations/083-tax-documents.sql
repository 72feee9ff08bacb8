-- Tax documents: docs/decisions/0208-tax-documents.md
ALTER TABLE orders ADD COLUMN tax_buyer jsonb;

-- The company that issues in a country; no row, or `is_on` false: no documents are issued there.
CREATE TABLE fiscal_company (
  country_code text PRIMARY KEY REFERENCES country (code),
  is_on boolean NOT NULL DEFAULT false,
  issuer jsonb NOT NULL,
  tax_percent numeric(5, 2) NOT NULL CHECK (tax_percent >= 0 AND tax_percent < 100),
  settings jsonb NOT NULL,
  certificate text,
  certificate_subject text,
  certificate_until timestamptz,
  revision integer NOT NULL DEFAULT 1
);

CREATE TABLE fiscal_series (
  country_code text NOT NULL REFERENCES country (code),
  tax_id text NOT NULL,
  series text NOT NULL,
  last_number integer NOT NULL DEFAULT 0,
  PRIMARY KEY (country_code, tax_id, series)
);

-- Chile: ranges of numbers that the authority gave, each with its key.
CREATE TABLE fiscal_folios (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tax_id text NOT NULL,
  series text NOT NULL,
  numbers int4range NOT NULL CHECK (NOT isempty(numbers)),
  expires_on date,
  caf text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON fiscal_folios (tax_id, series);

CREATE TABLE fiscal_document (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ordinal bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  country_code text NOT NULL REFERENCES country (code),
  tax_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('simplified', 'invoice', 'credit-note')),
  series text NOT NULL,
  -- null while Chile's authority has given no folio for it
  number integer CHECK (number > 0),
  order_id uuid NOT NULL REFERENCES orders (id),
  payment_id integer NOT NULL REFERENCES payment (id),
  refund_id integer UNIQUE REFERENCES refund (id),
  corrects_id uuid REFERENCES fiscal_document (id),
  replaces_id uuid UNIQUE REFERENCES fiscal_document (id),
  issued_at timestamptz NOT NULL DEFAULT now(),
  currency text NOT NULL CHECK (currency IN ('PEN', 'CLP', 'EUR')),
  base_minor integer NOT NULL CHECK (base_minor >= 0),
  tax_minor integer NOT NULL CHECK (tax_minor >= 0),
  total_minor integer NOT NULL CHECK (total_minor > 0 AND total_minor = base_minor + tax_minor),
  content jsonb NOT NULL,
  state text NOT NULL DEFAULT 'issued' CHECK (state IN ('issued', 'sent', 'accepted', 'refused', 'annulled')),
  -- the authority's words, or why it cannot be written
  problem text,
  pdf bytea,
  UNIQUE (country_code, tax_id, series, number),
  CHECK ((kind = 'credit-note') = (corrects_id IS NOT NULL)),
  CHECK (kind = 'credit-note' OR refund_id IS NULL)
);
CREATE UNIQUE INDEX fiscal_document_once ON fiscal_document (payment_id)
  WHERE kind <> 'credit-note' AND replaces_id IS NULL;
CREATE INDEX fiscal_document_of_order ON fiscal_document (order_id);
CREATE INDEX fiscal_document_of_payment ON fiscal_document (payment_id);
CREATE INDEX fiscal_document_corrects ON fiscal_document (corrects_id);
CREATE INDEX fiscal_document_issued ON fiscal_document (country_code, issued_at);
CREATE INDEX fiscal_document_open ON fiscal_document (country_code, ordinal) WHERE state IN ('issued', 'sent', 'refused');
CREATE INDEX fiscal_document_unprinted ON fiscal_document (country_code, ordinal) WHERE pdf IS NULL;

-- What was sent in one go, byte for byte.
CREATE TABLE fiscal_file (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL REFERENCES country (code),
  tax_id text NOT NULL,
  channel text NOT NULL,
  day date NOT NULL,
  number integer NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL,
  state text NOT NULL DEFAULT 'packed' CHECK (state IN ('packed', 'sending', 'taken', 'decided', 'dropped')),
  ticket text,
  receipt bytea,
  problem text,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  packed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (country_code, tax_id, channel, day, number)
);
CREATE INDEX fiscal_file_open ON fiscal_file (country_code, next_at) WHERE state IN ('packed', 'sending', 'taken');

-- What the authority is told of a document: that it was issued, made anew or annulled.
CREATE TABLE fiscal_record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES fiscal_document (id),
  operation text NOT NULL CHECK (operation IN ('issue', 'annul')),
  reason text,
  made_at timestamptz NOT NULL DEFAULT now(),
  xml bytea,
  sha256 text,
  stamp jsonb,
  file_id bigint REFERENCES fiscal_file (id),
  state text NOT NULL DEFAULT 'made' CHECK (state IN ('made', 'sent', 'accepted', 'observed', 'refused')),
  code text,
  message text,
  -- in the chain of records of Spain
  tax_id text NOT NULL,
  position integer,
  link jsonb,
  UNIQUE (tax_id, position)
);
CREATE INDEX fiscal_record_of_document ON fiscal_record (document_id);
CREATE INDEX fiscal_record_of_file ON fiscal_record (file_id);
CREATE INDEX fiscal_record_waiting ON fiscal_record (id) WHERE file_id IS NULL AND state = 'made';

-- The last link of a chain, kept apart from its records, and locked by who adds one.
CREATE TABLE fiscal_chain (
  tax_id text PRIMARY KEY,
  position integer NOT NULL DEFAULT 0,
  link jsonb
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fixed text[] := TG_ARGV[0]::text[];
  once text[] := TG_ARGV[1]::text[];
  was jsonb := to_jsonb(OLD);
  is_now jsonb := to_jsonb(NEW);
  name text;
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION '% rows are never deleted', TG_TABLE_NAME; END IF;
  FOREACH name IN ARRAY fixed LOOP
    IF was -> name IS DISTINCT FROM is_now -> name THEN RAISE EXCEPTION '%.% never changes', TG_TABLE_NAME, name; END IF;
  END LOOP;
  -- A document is issued when it gets its number.
  IF was -> 'number' <> 'null' AND was -> 'issued_at' IS DISTINCT FROM is_now -> 'issued_at' THEN
    RAISE EXCEPTION '%.issued_at never changes', TG_TABLE_NAME;
  END IF;
  FOREACH name IN ARRAY once LOOP
    IF was -> name <> 'null' AND was -> name IS DISTINCT FROM is_now -> name THEN
      RAISE EXCEPTION '%.% never changes', TG_TABLE_NAME, name;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER fiscal_document_stays BEFORE UPDATE OR DELETE ON fiscal_document FOR EACH ROW EXECUTE FUNCTION
  refuse_change('{id,country_code,tax_id,kind,series,order_id,payment_id,refund_id,corrects_id,replaces_id,currency,base_minor,tax_minor,total_minor,content}', '{number,pdf}');
CREATE TRIGGER fiscal_record_stays BEFORE UPDATE OR DELETE ON fiscal_record FOR EACH ROW EXECUTE FUNCTION
  refuse_change('{document_id,operation,made_at,xml,sha256,stamp,tax_id,position,link}', '{}');
CREATE TRIGGER fiscal_file_stays BEFORE UPDATE OR DELETE ON fiscal_file FOR EACH ROW EXECUTE FUNCTION
  refuse_change('{country_code,tax_id,channel,day,number,name,content,packed_at}', '{}');
