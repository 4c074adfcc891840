-- An attempt that the provider's own fault ended: certainly nothing was charged, and it is no try of the visitor's.
alter table payment_attempts drop constraint payment_attempts_outcome_check;
alter table payment_attempts add constraint payment_attempts_outcome_check
  check (outcome in ('CAPTURED', 'REJECTED', 'UNAVAILABLE', 'AMOUNT_MISMATCH', 'SURPLUS_CAPTURE'));
