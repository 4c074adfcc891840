-- older releases: read and write
-- The desk lists a few orders among all that there ever were: the latest, and those whose payment waits for a person.
create index orders_by_creation on orders (created_at);
create index payment_attempts_to_handle on payment_attempts (order_no)
  where outcome in ('AMOUNT_MISMATCH', 'SURPLUS_CAPTURE') and handled_at is null;
