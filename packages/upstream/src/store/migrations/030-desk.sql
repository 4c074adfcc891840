-- older releases: read and write
-- What a person did to an order, and why. It names no visitor, so neither retention nor an erasure touches it.
create table order_acts (
  id bigint generated always as identity primary key,
  acted_at timestamptz not null,
  acted_by text not null,
  act text not null check (act in ('settle', 'refund', 'resend')),
  order_no text references orders (order_no),
  attempt integer,
  reason text not null check (reason <> ''),
  result text not null
);
create index order_acts_of_order on order_acts (order_no, id);

-- A refund is written before the provider is called, and its name is the provider's idempotence key. Without an outcome it may
-- have been made.
create table refunds (
  merchant_reference text primary key,
  order_no text not null references orders (order_no),
  attempt integer not null,
  provider_payment_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  asked_at timestamptz not null,
  refund_id text,
  refunded_at timestamptz,
  unique (order_no, attempt),
  check ((refund_id is null) = (refunded_at is null))
);
create index refunds_without_outcome on refunds (order_no) where refunded_at is null;

-- The comparison of a day's orders with the provider's books: what differed when it was made last, by kind.
create table reconciliations (
  day date primary key,
  reconciled_at timestamptz not null,
  differences jsonb not null
);
-- The round that makes them: one server at a time.
create table reconciliation_rounds (
  is_only boolean primary key default true check (is_only),
  begun_at timestamptz not null,
  ended_at timestamptz
);
create index orders_by_payment on orders (paid_at) where paid_at is not null;
