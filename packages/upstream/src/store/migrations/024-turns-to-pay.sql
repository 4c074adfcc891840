-- Orders that wait for their turn to be paid, since too many cards were declined in their payer's network.
create table payment_turns (
  order_no text primary key references orders (order_no),
  network text not null,
  waits_since timestamptz not null,
  asked_at timestamptz not null
);
create index payment_turns_of_networks on payment_turns (network, asked_at);
