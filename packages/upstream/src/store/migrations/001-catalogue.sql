-- The places that can be visited. Codes are the provider's own; amounts are minor units.
create table catalogue_version (
  is_only boolean primary key default true check (is_only),
  hash text not null,
  seeded_at timestamptz not null default now()
);

create table airports (
  code text primary key,
  icao text not null,
  name text not null,
  city text not null,
  country text not null,
  country_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  size text not null check (size in ('large', 'medium'))
);

create table lounges (
  lounge_code text primary key,
  position integer not null unique,
  airport_code text not null references airports (code) deferrable initially deferred,
  details jsonb not null,
  currency text not null,
  entry_price_minor bigint not null check (entry_price_minor >= 0),
  prebook_fee_minor bigint not null check (prebook_fee_minor >= 0)
);
create index lounges_by_airport on lounges (airport_code, position);

create table lanes (
  cip_code text primary key,
  position integer not null unique,
  airport_code text not null references airports (code) deferrable initially deferred,
  details jsonb not null,
  currency text not null,
  price_minor bigint not null check (price_minor >= 0)
);
create index lanes_by_airport on lanes (airport_code, position);

create table plans (
  plan_id text primary key,
  position integer not null unique,
  details jsonb not null
);
