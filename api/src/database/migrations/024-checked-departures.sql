-- Departures of these days, whose tickets devices prepare to check. docs/decisions/0067-checks-without-a-network.md
CREATE INDEX departure_by_start ON departure (starts_at);
