-- The Idempotency-Key of the confirm call that an attempt came with: its repeat is told how that attempt ended (ruling 3).
alter table payment_attempts add column idempotency_key text;
create unique index one_attempt_per_key on payment_attempts (order_no, idempotency_key);
