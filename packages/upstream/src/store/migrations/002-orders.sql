-- Money at most once (ruling 4): what must never happen is forbidden here, whatever the code above does.
create table discount_codes (
  code text primary key check (code = upper(code)),
  coupon_type integer not null check (coupon_type between 1 and 4),
  value bigint not null check (value > 0),
  currency text,
  service_types text[] not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  max_redemptions integer,
  initial_redemptions integer not null default 0
);

create table orders (
  order_no text primary key,
  kind text not null check (kind in ('LOUNGE_PASS')),
  status text not null check (status in ('CREATED', 'PAYING', 'PAID', 'DECLINED', 'EXPIRED')),
  reference text not null unique,
  agent_id text not null,
  lead jsonb not null,
  passengers jsonb not null,
  lines jsonb not null,
  currency text not null,
  currency_symbol text not null,
  total_minor bigint not null check (total_minor >= 0),
  discount_code text,
  validity_months integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  check ((status = 'PAID') = (paid_at is not null))
);
create index orders_waiting on orders (expires_at) where status in ('CREATED', 'DECLINED');

-- One row per Idempotency-Key of a createOrder call (ruling 3).
create table order_requests (
  idempotency_key text primary key,
  call_id text not null,
  body_hash text not null,
  order_no text not null references orders (order_no) deferrable initially deferred,
  created_at timestamptz not null
);

-- A code's use is reserved when the order is created, and redeemed or released once.
create table discount_redemptions (
  order_no text primary key references orders (order_no) deferrable initially deferred,
  code text not null references discount_codes (code),
  status text not null check (status in ('RESERVED', 'REDEEMED', 'RELEASED'))
);
create index discount_redemptions_in_force on discount_redemptions (code) where status <> 'RELEASED';

-- The intent is written before the provider is called. An attempt without outcome is live.
create table payment_attempts (
  order_no text not null references orders (order_no),
  attempt integer not null check (attempt > 0),
  merchant_reference text not null unique,
  outcome text check (outcome in ('CAPTURED', 'REJECTED')),
  reason_code text,
  provider_payment_id text,
  started_at timestamptz not null,
  settled_at timestamptz,
  primary key (order_no, attempt),
  check ((outcome is null) = (settled_at is null))
);
create unique index one_live_attempt on payment_attempts (order_no) where outcome is null;
create unique index one_capture on payment_attempts (order_no) where outcome = 'CAPTURED';

create table passes (
  number text primary key,
  order_no text not null references orders (order_no),
  position integer not null,
  name text not null,
  valid_from date not null,
  valid_until date not null,
  unique (order_no, position)
);
