-- The days of premium that each paid order gave its user. Times are in milliseconds since the epoch.
CREATE TABLE grants (
  order_id TEXT PRIMARY KEY NOT NULL,
  uid TEXT NOT NULL,
  granted_at_ms INTEGER NOT NULL,
  period_days INTEGER NOT NULL CHECK (period_days > 0),
  -- When the order was charged back or refunded; null while its days count.
  revoked_at_ms INTEGER
) STRICT;

CREATE INDEX grants_of_user ON grants (uid, granted_at_ms);
