-- A user's orders by time, newest first.
CREATE INDEX orders_of_user_by_time ON orders (uid, created_at_ms DESC, order_id DESC);

DROP INDEX orders_of_user;
