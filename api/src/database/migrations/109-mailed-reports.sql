-- Reports that are mailed on a schedule. docs/decisions/0230-mailed-reports.md
CREATE TABLE report_subscription (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who made it.
  staff_user_id integer NOT NULL REFERENCES staff_user,
  name text NOT NULL,
  -- Name of the report, as in shared/contracts/staff/report-names.ts.
  report text NOT NULL,
  -- Query of the report besides its days.
  filters jsonb NOT NULL,
  -- Days that move with the calendar.
  period text NOT NULL,
  format text NOT NULL CHECK (format IN ('pdf', 'xlsx')),
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly')),
  weekday integer CHECK (weekday BETWEEN 1 AND 7),
  month_day integer CHECK (month_day BETWEEN 1 AND 28),
  hour integer NOT NULL CHECK (hour BETWEEN 0 AND 23),
  time_zone text NOT NULL,
  -- When it is due next; absent while it is paused.
  next_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((frequency = 'weekly') = (weekday IS NOT NULL)),
  CHECK ((frequency = 'monthly') = (month_day IS NOT NULL))
);
CREATE INDEX report_subscription_by_staff_user ON report_subscription (staff_user_id);
CREATE INDEX report_subscription_due ON report_subscription (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE report_reader (
  subscription_id integer NOT NULL REFERENCES report_subscription ON DELETE CASCADE,
  staff_user_id integer NOT NULL REFERENCES staff_user,
  PRIMARY KEY (subscription_id, staff_user_id)
);
CREATE INDEX report_reader_by_staff_user ON report_reader (staff_user_id);

-- One mail per reader each time it is due.
CREATE TABLE report_mailing (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id integer NOT NULL REFERENCES report_subscription ON DELETE CASCADE,
  staff_user_id integer NOT NULL REFERENCES staff_user,
  due_at timestamptz NOT NULL,
  -- refused: the reader may not read the report any more; failed: the report could not be made.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused', 'failed')),
  UNIQUE (subscription_id, due_at, staff_user_id)
);
CREATE INDEX report_mailing_by_staff_user ON report_mailing (staff_user_id);
CREATE INDEX report_mailing_by_due ON report_mailing (due_at);
