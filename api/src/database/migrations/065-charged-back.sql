-- Until a provider says that the dispute was won, nothing of the charge is left to be paid back.
ALTER TABLE payment ADD COLUMN charged_back_at timestamptz;
UPDATE payment p SET charged_back_at = told.at
  FROM audit told
  WHERE told.action = 'charged-back' AND told.subject = p.order_id::text AND told.detail ->> 'reference' = p.reference;
