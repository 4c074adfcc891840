-- older releases: read and write
-- The declined payments of a visitor and of a network within an hour are counted before each charge. An attempt without payer, or
-- that has forgotten them, needs no entry.
create index payment_attempts_of_visitors on payment_attempts (visitor, started_at) where visitor is not null;
create index payment_attempts_of_networks on payment_attempts (network, started_at) where network is not null;
-- The planner takes none from a partial index: it would expect one order in two hundred to have the address, and compile the plan.
create statistics addresses_of_orders on (lower(lead ->> 'email')) from orders;
