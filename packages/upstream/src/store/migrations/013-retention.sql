-- An order without a person: what accounting needs stays, whoever bought and travelled is gone.
alter table orders add column emptied_at timestamptz;
alter table orders add constraint emptied_orders_name_nobody check (
  emptied_at is null or (
    lead = '{"firstName": "", "lastName": "", "email": ""}' and passengers = '[]'
    and coalesce(visit ->> 'flightNumber', '') = ''
  )
);

-- Set where a person is to be forgotten whose order is still open: it is emptied once it has closed.
alter table orders add column erasure_requested_at timestamptz;

-- When a person has dealt with money that paid no order; until then the order is needed.
alter table payment_attempts add column handled_at timestamptz;

create index orders_of_email on orders (lower(lead ->> 'email')) where emptied_at is null;
create index orders_unpaid on orders (expires_at) where status in ('EXPIRED', 'PAYING') and emptied_at is null;
create index orders_to_erase on orders (erasure_requested_at) where erasure_requested_at is not null and emptied_at is null;
create index passes_by_end on passes (valid_until);
create index memberships_by_end on memberships (valid_until);
create index memberships_by_bare_number on memberships (replace(membership_number, '-', ''));

-- Hashes without a key could be tried against guesses: the key alone recognises a request of an earlier release.
alter table order_requests alter column body_hash drop not null;
update order_requests set body_hash = null;
create index order_requests_by_age on order_requests (created_at);
create index order_requests_of_order on order_requests (order_no);

create index service_requests_by_age on service_requests (created_at);
create index mails_sent on mails (sent_at) where sent_at is not null;
