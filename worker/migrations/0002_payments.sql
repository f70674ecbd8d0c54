-- Packages, orders and what the payment provider said of them. Amounts are whole cents, times milliseconds since the epoch.
CREATE TABLE packages (
  package_id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  price_cents INTEGER NOT NULL CHECK (price_cents BETWEEN 1 AND 999999999),
  offer_percent INTEGER NOT NULL CHECK (offer_percent BETWEEN 0 AND 100),
  period_days INTEGER NOT NULL CHECK (period_days > 0),
  -- Where it stands in the list.
  position INTEGER NOT NULL,
  -- Since when it cannot be bought; null while it can.
  retired_at_ms INTEGER
) STRICT;

CREATE INDEX packages_for_sale ON packages (position, package_id) WHERE retired_at_ms IS NULL;

CREATE TABLE orders (
  order_id TEXT PRIMARY KEY NOT NULL,
  -- Null once the account is deleted; the rest stays for the books.
  uid TEXT,
  email TEXT,
  package_id TEXT NOT NULL,
  -- What the package cost and gave when the order was placed.
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  period_days INTEGER NOT NULL CHECK (period_days > 0),
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'CANCELLED', 'FAILED', 'SUCCESS', 'CHARGEBACK')),
  -- 1 after a validly signed notify with another amount or currency.
  invalid INTEGER NOT NULL CHECK (invalid IN (0, 1)),
  created_at_ms INTEGER NOT NULL,
  changed_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX orders_of_user ON orders (uid);
CREATE INDEX orders_by_time ON orders (created_at_ms);

-- Each notify with a good signature, at most 20 an order. Nothing of a card.
CREATE TABLE payment_events (
  event_id INTEGER PRIMARY KEY,
  order_id TEXT NOT NULL,
  amount TEXT NOT NULL,
  currency TEXT NOT NULL,
  status_code TEXT NOT NULL,
  payment_id TEXT NOT NULL,
  method TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('processed', 'repeated', 'mismatch', 'orphan')),
  received_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX payment_events_of_order ON payment_events (order_id);

-- What an operator has to look at: once for each kind and order, however often the provider says it.
CREATE TABLE alerts (
  kind TEXT NOT NULL CHECK (kind IN ('mismatch', 'orphan', 'chargeback', 'deleted_account')),
  order_id TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (kind, order_id)
) STRICT;

CREATE INDEX alerts_by_time ON alerts (at_ms);
