-- The order whose place this one took: a capture of that one, should it turn up late, is money beside this one's.
alter table orders add column replaces text references orders (order_no) deferrable initially deferred;
create index orders_by_replaced on orders (replaces) where replaces is not null;
