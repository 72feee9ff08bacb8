-- What reports read: orders by the moment they were paid, money by the moment it moved. docs/decisions/0144-reports.md
CREATE INDEX orders_by_paid ON orders (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX payment_by_settled ON payment (settled_at) WHERE state IN ('paid', 'unapplied');
CREATE INDEX refund_by_settled ON refund (settled_at) WHERE state = 'done';
