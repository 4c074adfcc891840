-- Keyed hashes of the visitor and of the network that tried to pay: they bound how many cards one client tries.
alter table payment_attempts add column visitor text;
alter table payment_attempts add column network text;
create index payment_attempts_by_start on payment_attempts (started_at);
