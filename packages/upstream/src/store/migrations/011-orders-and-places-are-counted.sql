-- Metrics count open orders and places of visits to come at each scrape, without reading what is over.
create index orders_open on orders (created_at) where status in ('CREATED', 'DECLINED', 'PAYING');
create index slot_claims_by_start on slot_claims (starts_at);
