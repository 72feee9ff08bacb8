-- Checks that devices made without a network. docs/decisions/0067-checks-without-a-network.md
-- Tickets that two devices let in, which are rare, are looked for whenever a device reports.
CREATE INDEX ticket_scan_doubles ON ticket_scan (received_at) WHERE outcome = 'double';
