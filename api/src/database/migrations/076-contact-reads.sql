-- Whether one of staff has read the same contacts lately.
CREATE INDEX audit_contact_reads ON audit (actor, subject, at) WHERE action = 'read-contacts';

-- Where somebody lives goes with their order; the audit outlives it.
UPDATE audit SET detail = detail - 'latitude' - 'longitude' WHERE action = 'pin-address';
