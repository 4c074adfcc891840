-- A place in the queue is a visitor's, however many orders they have. A place lives for half a minute: none is carried over.
drop table payment_turns;
create table payment_turns (
  visitor text primary key,
  network text not null,
  waits_since timestamptz not null,
  asked_at timestamptz not null,
  -- Of the first one: not before this instant its turn began, since then those before it have left.
  turn_at timestamptz
);
create index payment_turns_of_networks on payment_turns (network, waits_since);
-- When the turn began in which the attempt was made; null for one that needed no turn.
alter table payment_attempts add column turn_at timestamptz;
