-- An alert is opened again by later news of its kind, and there are three more kinds. SQLite cannot change the CHECK of a
-- column, so the table of alerts is copied.
CREATE TABLE alerts_again (
  kind TEXT NOT NULL CHECK (kind IN ('mismatch', 'orphan', 'chargeback', 'partial_chargeback', 'maybe_paid_twice',
    'paid_twice', 'deleted_account')),
  order_id TEXT NOT NULL,
  -- When the last news of the kind came.
  at_ms INTEGER NOT NULL,
  -- When the operator was told of this news, and when the operator marked it as done; null before.
  told_at_ms INTEGER,
  done_at_ms INTEGER,
  PRIMARY KEY (kind, order_id)
) STRICT;

INSERT INTO alerts_again (kind, order_id, at_ms, told_at_ms, done_at_ms)
SELECT kind, order_id, at_ms, told_at_ms, done_at_ms FROM alerts;

DROP TABLE alerts;
ALTER TABLE alerts_again RENAME TO alerts;
CREATE INDEX alerts_by_time ON alerts (at_ms);
CREATE INDEX alerts_untold ON alerts (at_ms) WHERE told_at_ms IS NULL;
