-- Rows of one day and amount are compared by their payer, each time one is imported.
CREATE INDEX bank_row_amounts ON bank_row (booked_on, amount_minor);
