-- The complaints book: docs/decisions/0210-complaints-book.md
CREATE TABLE complaint_series (
  country_code text NOT NULL REFERENCES country (code),
  year integer NOT NULL,
  last_number integer NOT NULL DEFAULT 0,
  PRIMARY KEY (country_code, year)
);

CREATE TABLE complaint_sheet (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  country_code text NOT NULL REFERENCES country (code),
  year integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  idempotency_key text NOT NULL UNIQUE,
  filed_at timestamptz NOT NULL DEFAULT now(),
  -- both in the country's zone
  filed_on date NOT NULL,
  due_on date NOT NULL CHECK (due_on > filed_on),
  language text NOT NULL REFERENCES locale (code),
  company jsonb NOT NULL,
  name text NOT NULL,
  document_kind text NOT NULL CHECK (document_kind IN ('dni', 'ce', 'passport', 'ruc')),
  document_number text NOT NULL,
  address text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  guardian jsonb,
  item text NOT NULL CHECK (item IN ('good', 'service')),
  item_description text NOT NULL,
  amount_minor integer CHECK (amount_minor >= 0),
  order_number text,
  kind text NOT NULL CHECK (kind IN ('reclamo', 'queja')),
  detail text NOT NULL,
  request text NOT NULL,
  answer text,
  answered_at timestamptz,
  answered_by text,
  UNIQUE (country_code, year, number),
  CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answered_by IS NULL))
);
CREATE INDEX complaint_sheet_open ON complaint_sheet (due_on) WHERE answered_at IS NULL;
CREATE INDEX complaint_sheet_filed ON complaint_sheet (filed_on);
CREATE INDEX complaint_sheet_by_language ON complaint_sheet (language);

CREATE TABLE complaint_file (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sheet_id uuid NOT NULL REFERENCES complaint_sheet (id),
  position integer NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  content bytea NOT NULL,
  UNIQUE (sheet_id, position)
);

CREATE TRIGGER complaint_sheet_stays BEFORE UPDATE OR DELETE ON complaint_sheet FOR EACH ROW EXECUTE FUNCTION
  refuse_change('{id,country_code,year,number,idempotency_key,filed_at,filed_on,due_on,language,company,name,document_kind,document_number,address,phone,email,guardian,item,item_description,amount_minor,order_number,kind,detail,request}', '{answer,answered_at,answered_by}');
CREATE TRIGGER complaint_file_stays BEFORE UPDATE OR DELETE ON complaint_file FOR EACH ROW EXECUTE FUNCTION
  refuse_change('{id,sheet_id,position,name,content_type,content}', '{}');
CREATE FUNCTION refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never deleted', TG_TABLE_NAME;
END $$;
CREATE TRIGGER complaint_sheet_kept BEFORE TRUNCATE ON complaint_sheet FOR EACH STATEMENT EXECUTE FUNCTION
  refuse_truncate();
CREATE TRIGGER complaint_file_kept BEFORE TRUNCATE ON complaint_file FOR EACH STATEMENT EXECUTE FUNCTION
  refuse_truncate();
