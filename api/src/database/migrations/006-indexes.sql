-- Every foreign key has an index: without one, deleting or renaming a row reads the whole table that refers to it.
CREATE INDEX account_token_by_customer ON account_token (customer_id);
CREATE INDEX channel_by_country ON channel (country_code);
CREATE INDEX channel_by_locale ON channel (default_locale);
CREATE INDEX coupon_by_event ON coupon (event_id);
CREATE INDEX customer_by_country ON customer (country_code);
CREATE INDEX customer_by_language ON customer (language);
CREATE INDEX enquiry_by_country ON enquiry (country_code);
CREATE INDEX event_by_place ON event (place_id);
CREATE INDEX event_stop_by_event ON event_stop (event_id);
CREATE INDEX frequent_address_by_county ON frequent_address (county_id);
CREATE INDEX landing_comment_by_country ON landing_comment (country_code);
CREATE INDEX landing_slide_by_country ON landing_slide (country_code);
CREATE INDEX order_ticket_by_variant ON order_ticket (product_variant_id);
CREATE INDEX orders_by_coupon ON orders (coupon_id);
CREATE INDEX orders_by_event ON orders (event_id);
CREATE INDEX orders_by_event_date ON orders (event_date_id);
CREATE INDEX orders_by_language ON orders (language);
CREATE INDEX orders_by_province ON orders (province_id);
CREATE INDEX place_by_country ON place (country_code);
CREATE INDEX product_variant_by_place ON product_variant (place_id);
CREATE INDEX product_variant_by_province ON product_variant (province_id);

-- Lists: recommended events, the events somebody is invited to, orders that wait for a transfer.
CREATE INDEX event_recommended ON event (country_code, recommended_position) WHERE recommended_position IS NOT NULL;
CREATE INDEX event_invitation_by_email ON event_invitation (email);
CREATE INDEX orders_awaiting_transfer ON orders (held_until) WHERE state = 'awaiting_transfer_payment';
