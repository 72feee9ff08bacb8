-- How people of the company look at lists: docs/decisions/0223-lists-of-the-office.md
CREATE TABLE list_view (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_user_id integer NOT NULL REFERENCES staff_user,
  -- Name of the list, as in shared/contracts/staff/office-lists.ts.
  list text NOT NULL,
  name text NOT NULL,
  -- Everybody who may read the list has it.
  is_shared boolean NOT NULL,
  -- Filters and order, as in the address of the page.
  query jsonb NOT NULL,
  hidden_columns text[] NOT NULL,
  UNIQUE (staff_user_id, list, name)
);
CREATE INDEX list_view_shared ON list_view (list) WHERE is_shared;

-- What a person has chosen for a list.
CREATE TABLE list_choice (
  staff_user_id integer NOT NULL REFERENCES staff_user,
  list text NOT NULL,
  hidden_columns text[] NOT NULL,
  is_compact boolean NOT NULL,
  PRIMARY KEY (staff_user_id, list)
);
