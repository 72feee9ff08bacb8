-- Who sees an event in lists and may book it: everybody (public), whoever has its link (unlisted), or those who are
-- invited. What each of them allows stands in api/src/visibility.
ALTER TABLE event ADD COLUMN visibility text NOT NULL DEFAULT 'public'
  CHECK (visibility IN ('public', 'unlisted', 'invited'));
UPDATE event SET visibility = 'invited' WHERE payment_type = 2;
-- What the organiser pays is for the organiser's guests.
ALTER TABLE event ADD CONSTRAINT event_paid_by_organiser_is_invited CHECK (payment_type <> 2 OR visibility = 'invited');

-- The invitation under which an order was placed: it counts there even after its customer has changed the address.
ALTER TABLE orders ADD COLUMN invited_email text;

-- How many tickets an invited customer may have. Invitations from before had no limit: they keep what their orders took.
ALTER TABLE event_invitation ADD COLUMN seats integer NOT NULL DEFAULT 1 CHECK (seats > 0);
UPDATE event_invitation i SET seats = GREATEST(4, (
  SELECT count(*) FROM order_ticket t JOIN orders o ON o.id = t.order_id JOIN customer c ON c.id = o.customer_id
  WHERE o.event_id = i.event_id AND c.email = i.email AND o.state NOT IN ('cancelled', 'rejected')));
UPDATE orders o SET invited_email = i.email FROM event_invitation i, customer c
WHERE c.id = o.customer_id AND i.email = c.email AND i.event_id = o.event_id;
