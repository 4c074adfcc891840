-- Money that moved without paying an order gets an outcome of its own: a person settles it, no round asks again.
alter table payment_attempts drop constraint payment_attempts_outcome_check;
alter table payment_attempts add constraint payment_attempts_outcome_check
  check (outcome in ('CAPTURED', 'REJECTED', 'AMOUNT_MISMATCH', 'SURPLUS_CAPTURE'));

-- When the provider is asked about an attempt next; null when never again. A live attempt is never forgotten.
alter table payment_attempts add column next_check_at timestamptz;
update payment_attempts set next_check_at = started_at where outcome is null;
update payment_attempts set next_check_at = settled_at where reason_code = 'NOT_RECEIVED';
alter table payment_attempts add constraint live_attempts_are_checked
  check (outcome is not null or next_check_at is not null);
create index payment_attempts_to_check on payment_attempts (next_check_at) where next_check_at is not null;
