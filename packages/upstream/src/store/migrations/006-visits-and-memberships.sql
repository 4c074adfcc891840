-- An order is of one of the contract's four services, under the contract's words.
alter table orders drop constraint orders_kind_check;
alter table orders rename column kind to service_type;
update orders set service_type = 'LOUNGE' where service_type = 'LOUNGE_PASS';
alter table orders add constraint orders_service_type_check
  check (service_type in ('LOUNGE', 'PREBOOK', 'FASTTRACK', 'MEMBERSHIP'));

-- When and where what was ordered is used, and what plan it is: each service has its own, and no other's.
alter table orders add column visit jsonb;
alter table orders add column membership jsonb;
alter table orders add constraint orders_visit_check
  check ((visit is not null) = (service_type in ('PREBOOK', 'FASTTRACK')));
alter table orders add constraint orders_membership_check
  check ((membership is not null) = (service_type = 'MEMBERSHIP'));

-- A row for every visit time that anybody asked to hold: whoever has it locked decides who gets a place.
create table visit_slots (
  place_code text not null,
  starts_at timestamptz not null,
  primary key (place_code, starts_at)
);

-- Places of a slot that are held, or belong to an order. A hold ends at expires_at; once it has an order, with that.
create table slot_claims (
  claim_id text primary key,
  place_code text not null,
  starts_at timestamptz not null,
  places integer not null check (places > 0),
  held_since timestamptz not null,
  expires_at timestamptz not null,
  order_no text unique references orders (order_no) deferrable initially deferred,
  foreign key (place_code, starts_at) references visit_slots (place_code, starts_at)
);
create index slot_claims_of_slot on slot_claims (place_code, starts_at);
create index slot_claims_of_holds on slot_claims (expires_at) where order_no is null;

-- What a paid membership order brings, once.
create table memberships (
  membership_number text primary key,
  activation_code text not null unique,
  order_no text not null unique references orders (order_no),
  valid_from date not null,
  valid_until date not null
);
