-- Users who have deleted the account, for as long as a token of theirs may live. Times are milliseconds since the epoch.
CREATE TABLE deleted_users (
  uid TEXT PRIMARY KEY NOT NULL,
  until_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX deleted_users_by_end ON deleted_users (until_ms);
