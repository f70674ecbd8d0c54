-- What the scheduled runs and the operator's commands note: when an order was looked up at the payment provider, and which
-- alerts and pending orders the operator has heard of. An order of the package `goodwill` costs nothing: an operator gave
-- its days. SQLite cannot change the CHECK of a column, so the table of orders is copied.
CREATE TABLE orders_with_notes (
  order_id TEXT PRIMARY KEY NOT NULL,
  -- Null once the account is deleted, or once the order has stayed unpaid for 30 days; the rest stays for the books.
  uid TEXT,
  email TEXT,
  package_id TEXT NOT NULL,
  -- What the package cost and gave when the order was placed.
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0 OR (amount_cents = 0 AND package_id = 'goodwill')),
  currency TEXT NOT NULL,
  period_days INTEGER NOT NULL CHECK (period_days > 0),
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'CANCELLED', 'FAILED', 'SUCCESS', 'CHARGEBACK')),
  -- 1 after a validly signed notify with another amount or currency.
  invalid INTEGER NOT NULL CHECK (invalid IN (0, 1)),
  created_at_ms INTEGER NOT NULL,
  changed_at_ms INTEGER NOT NULL,
  -- When a scheduled run last asked the provider for its payments; null before.
  asked_at_ms INTEGER,
  -- When the operator was told that it stays pending; null before.
  pending_told_at_ms INTEGER
) STRICT;

INSERT INTO orders_with_notes (order_id, uid, email, package_id, amount_cents, currency, period_days, status, invalid,
  created_at_ms, changed_at_ms)
SELECT order_id, uid, email, package_id, amount_cents, currency, period_days, status, invalid, created_at_ms, changed_at_ms
FROM orders;

DROP TABLE orders;
ALTER TABLE orders_with_notes RENAME TO orders;
CREATE INDEX orders_by_time ON orders (created_at_ms);
CREATE INDEX orders_of_user_by_time ON orders (uid, created_at_ms DESC, order_id DESC);
-- Who placed an order that was not paid.
CREATE INDEX orders_unpaid ON orders (created_at_ms) WHERE status NOT IN ('SUCCESS', 'CHARGEBACK') AND uid IS NOT NULL;
CREATE INDEX orders_told_pending ON orders (pending_told_at_ms) WHERE pending_told_at_ms IS NOT NULL;

-- When the operator was told of the alert, and when the operator marked it as done; null before.
ALTER TABLE alerts ADD COLUMN told_at_ms INTEGER;
ALTER TABLE alerts ADD COLUMN done_at_ms INTEGER;
CREATE INDEX alerts_untold ON alerts (at_ms) WHERE told_at_ms IS NULL;
