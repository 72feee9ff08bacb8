-- Coupons that staff makes: what limits them, and who stopped them. docs/decisions/0143-coupons.md
ALTER TABLE coupon
  ADD COLUMN begins_at timestamptz,
  ADD COLUMN max_uses_per_customer integer CHECK (max_uses_per_customer > 0),
  ADD COLUMN stopped_at timestamptz,
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();

-- Events for which a coupon counts. While there are any, coupon.event_id has the first of them: the version before this
-- one knows no other, and takes the coupon for that event only.
CREATE TABLE coupon_event (
  coupon_id integer NOT NULL REFERENCES coupon ON DELETE CASCADE,
  event_id integer NOT NULL REFERENCES event ON DELETE CASCADE,
  PRIMARY KEY (coupon_id, event_id)
);
CREATE INDEX coupon_event_by_event ON coupon_event (event_id);
INSERT INTO coupon_event (coupon_id, event_id) SELECT id, event_id FROM coupon WHERE event_id IS NOT NULL;

-- Variants that a coupon makes cheaper; without any, all of its events.
CREATE TABLE coupon_variant (
  coupon_id integer NOT NULL REFERENCES coupon ON DELETE CASCADE,
  product_variant_id integer NOT NULL REFERENCES product_variant ON DELETE CASCADE,
  PRIMARY KEY (coupon_id, product_variant_id)
);
CREATE INDEX coupon_variant_by_variant ON coupon_variant (product_variant_id);
