-- Files of any list beside those of a period's orders: docs/decisions/0224-exports-of-lists.md
ALTER TABLE report_export
  -- Name of the list; absent: all orders of a period.
  ADD COLUMN list text,
  -- Its filters and order.
  ADD COLUMN query jsonb,
  -- The columns in the file, in order.
  ADD COLUMN columns text[],
  -- An absent one is CSV, also in rows that the version before adds.
  ADD COLUMN format text CHECK (format IN ('csv', 'xlsx')),
  -- Whether its maker may read contacts.
  ADD COLUMN has_contacts boolean,
  -- Where the next part begins.
  ADD COLUMN next_page text;
