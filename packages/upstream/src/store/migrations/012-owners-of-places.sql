-- Keyed hashes of the visitor and of the network that took the places: they bound what one client holds at once.
alter table slot_claims add column visitor text;
alter table slot_claims add column network text;
create index slot_claims_of_visitors on slot_claims (visitor) where visitor is not null;
create index slot_claims_of_networks on slot_claims (network, held_since) where network is not null;
create index slot_claims_with_owners on slot_claims (held_since) where visitor is not null or network is not null;
