-- Further addresses of paid orders, to which their buyers had the confirmation mailed: three at most for each order.
create table order_addresses (
  order_no text not null references orders (order_no),
  position smallint not null check (position between 1 and 3),
  email text not null,
  created_at timestamptz not null,
  primary key (order_no, position)
);
create unique index order_addresses_by_email on order_addresses (lower(email), order_no);
