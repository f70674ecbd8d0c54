-- When a scheduled run last ended without a fault: one row at most. Milliseconds since the epoch.
CREATE TABLE scheduled_run (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  ended_at_ms INTEGER NOT NULL
) STRICT;
